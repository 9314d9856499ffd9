/** What a person has chosen in this browser: kept in its storage where there is one, and applied to the page. */
import type { Follow } from "./wire";

export const languages = { en: "English", fr: "Français" } as const;
export type Language = keyof typeof languages;
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "reduced" | "full";
export type Pace = Follow["bots"] & string;

/** How long a motion takes, of what was meant for it. */
const paces: Readonly<Record<Pace, number>> = { slow: 1.8, normal: 1, fast: 0.5 };

interface Saved {
  language?: Language;
  theme?: Theme;
  motion?: Motion;
  pace?: Pace;
  bots?: Pace;
  sounds?: boolean;
  name?: string;
  shortcuts?: boolean;
  lessonOffered?: boolean;
}

const key = "captable";

export function readSaved(): Saved {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof saved === "object" && saved !== null ? (saved as Saved) : {};
  } catch {
    return {}; // storage is switched off, or holds something else
  }
}

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

/** The tag under which the browser knows the language: en-GB writes the time of day otherwise than en-US. */
export const localeOf = (language: Language): string =>
  navigator.languages.find((tag) => tag.toLowerCase().startsWith(language)) ?? language;

const isLanguage = (code: unknown): code is Language => typeof code === "string" && code in languages;

function oneOf<T extends string>(value: unknown, choices: readonly T[], otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  /** How fast things travel and reports are told. */
  pace = $state<Pace>("normal");
  /** How fast bots should be at the tables that are opened from now on. */
  bots = $state<Pace>("normal");
  /** Whether a table may be heard. */
  sounds = $state(false);
  /** The name that this person last played under. */
  name = $state("");
  /** Whether single keys play moves at a table. */
  shortcuts = $state(true);
  /** Whether this person was asked whether to learn a game, or asked for it; that is done once. */
  lessonOffered = $state(false);
  #calmSystem = $state(false);

  constructor() {
    const saved = readSaved();
    this.language = isLanguage(saved.language) ? saved.language : preferredLanguage();
    this.theme = oneOf(saved.theme, ["system", "light", "dark"], "system");
    this.motion = oneOf(saved.motion, ["system", "reduced", "full"], "system");
    this.pace = oneOf(saved.pace, ["slow", "normal", "fast"], "normal");
    this.bots = oneOf(saved.bots, ["slow", "normal", "fast"], "normal");
    this.sounds = saved.sounds === true;
    this.name = typeof saved.name === "string" ? saved.name : "";
    this.shortcuts = saved.shortcuts !== false;
    this.lessonOffered = saved.lessonOffered === true;
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.#calmSystem = calm.matches;
    calm.addEventListener("change", () => (this.#calmSystem = calm.matches));
  }

  /** Whether things should appear in their place instead of moving there. */
  get calm(): boolean {
    return this.motion === "reduced" || (this.motion === "system" && this.#calmSystem);
  }

  /** A length of time for an animation: none where a person wants no motion. */
  ms(milliseconds: number): number {
    return this.calm ? 0 : milliseconds * paces[this.pace];
  }

  /** Keeps the page and the storage in step with the choices. Called once, by the app. */
  apply(): void {
    $effect(() => {
      const page = document.documentElement;
      page.lang = this.language;
      page.dataset["motion"] = this.calm ? "reduced" : "full";
      if (this.theme === "system") delete page.dataset["theme"];
      else page.dataset["theme"] = this.theme;
      const { language, theme, motion, pace, bots, sounds, name, shortcuts, lessonOffered } = this;
      try {
        localStorage.setItem(
          key,
          JSON.stringify({ language, theme, motion, pace, bots, sounds, name, shortcuts, lessonOffered }),
        );
      } catch {
        // The choices then last as long as the page.
      }
    });
  }
}

export const settings = new Settings();
