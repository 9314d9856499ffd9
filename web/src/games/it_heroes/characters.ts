/** Who the Heroes of the house set are: what their drawings are put together from. */

export type Hair = "short" | "long" | "bun" | "plaits" | "wild" | "flame" | "grand" | "none";
export type Headgear =
  | "headset"
  | "hood"
  | "helmet"
  | "visor"
  | "laurel"
  | "antlers"
  | "mortarboard"
  | "top-hat"
  | "beanie"
  | "feathers"
  | "crown"
  | "peaked"
  | "witch"
  | "crest";
export type Held =
  | "bell"
  | "shield"
  | "infinity"
  | "book"
  | "laptop"
  | "ticket"
  | "mug"
  | "axe"
  | "prompt"
  | "lens"
  | "disk"
  | "bricks"
  | "plaster"
  | "siren"
  | "wand"
  | "flames";

export interface Character {
  skin: string;
  hair: Hair;
  /** The colour of hair, fur or beard. */
  shade: string;
  /** What they wear, and its trimming. */
  cloth: string;
  trim: string;
  on?: Headgear;
  holds?: Held;
  beard?: "full" | "long" | "moustache";
  eyes?: "glasses" | "paint" | "patch" | "tired";
  mouth?: "grin" | "smile" | "firm";
  cape?: boolean;
  armour?: boolean;
  /** Not everyone is human. */
  being?: "fox" | "phoenix";
  moon?: boolean;
}

const fair = "#f6cfae";
const tan = "#d79c6b";
const brown = "#9a6240";
const dark = "#6e442d";

// prettier-ignore
export const characters: Readonly<Record<string, Character>> = {
  help_desk_hero: { skin: tan, hair: "short", shade: "#2f231d", cloth: "#2f6fb3", trim: "#ffd640", on: "headset", cape: true, mouth: "grin" },
  on_call_oracle: { skin: brown, hair: "none", shade: "#2f231d", cloth: "#6b3fa0", trim: "#f2c14b", on: "hood", holds: "bell", eyes: "tired", mouth: "firm" },
  security_sentinel: { skin: fair, hair: "none", shade: "#5b3a24", cloth: "#7b8798", trim: "#ffd640", on: "helmet", holds: "shield", armour: true, mouth: "firm" },
  devops_demi_god: { skin: tan, hair: "short", shade: "#b98438", cloth: "#f4efe4", trim: "#f2c14b", on: "laurel", holds: "infinity", beard: "full", mouth: "smile" },
  documentation_druid: { skin: fair, hair: "long", shade: "#8d8f94", cloth: "#3f7d4e", trim: "#c8a55a", on: "antlers", holds: "book", beard: "long" },
  intern_ingrid: { skin: fair, hair: "plaits", shade: "#d9a441", cloth: "#e8743b", trim: "#fffcf5", on: "mortarboard", holds: "laptop", mouth: "grin" },
  ticket_tamer: { skin: brown, hair: "short", shade: "#231915", cloth: "#b3262f", trim: "#ffd640", on: "top-hat", holds: "ticket", beard: "moustache" },
  night_shift_nadia: { skin: tan, hair: "long", shade: "#2b2350", cloth: "#3b3f73", trim: "#9db8ff", holds: "mug", eyes: "tired", mouth: "smile", moon: true },
  legacy_lumberjack: { skin: fair, hair: "none", shade: "#a4532a", cloth: "#b83a2b", trim: "#2b1d18", on: "beanie", holds: "axe", beard: "full" },
  script_shaman: { skin: dark, hair: "wild", shade: "#1f1815", cloth: "#8a5a2b", trim: "#6fd3a8", on: "feathers", holds: "prompt", eyes: "paint", mouth: "firm" },
  forensic_fox: { skin: "#e8843c", hair: "none", shade: "#fff3e2", cloth: "#a98a5d", trim: "#5e4526", being: "fox", holds: "lens" },
  backup_baroness: { skin: fair, hair: "grand", shade: "#d8d3e6", cloth: "#7d2f6a", trim: "#f2c14b", on: "crown", holds: "disk", mouth: "smile" },
  firewall_fiona: { skin: fair, hair: "flame", shade: "#f0632e", cloth: "#8d3b2e", trim: "#ffb13d", holds: "bricks", armour: true, mouth: "firm" },
  patch_paladin: { skin: dark, hair: "none", shade: "#231915", cloth: "#a9b4c4", trim: "#ffffff", on: "visor", holds: "plaster", armour: true, mouth: "smile" },
  incident_commander: { skin: brown, hair: "bun", shade: "#231915", cloth: "#26406f", trim: "#ffd640", on: "peaked", holds: "siren", mouth: "firm" },
  sre_sorceress: { skin: dark, hair: "long", shade: "#3a2030", cloth: "#2e7d85", trim: "#ffe58a", on: "witch", holds: "wand", eyes: "glasses", mouth: "smile" },
  phoenix_cto: { skin: "#f2a13a", hair: "none", shade: "#d9412b", cloth: "#2a2f45", trim: "#ffd640", on: "crest", being: "phoenix", holds: "flames" },
};
