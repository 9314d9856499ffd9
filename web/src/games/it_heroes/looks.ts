/** What is drawn in the middle of each card. A card that is not of the house set has the sign of its type. */
import AlarmClock from "@lucide/svelte/icons/alarm-clock";
import Axe from "@lucide/svelte/icons/axe";
import Bandage from "@lucide/svelte/icons/bandage";
import BellRing from "@lucide/svelte/icons/bell-ring";
import Bird from "@lucide/svelte/icons/bird";
import BookMarked from "@lucide/svelte/icons/book-marked";
import BrickWallFire from "@lucide/svelte/icons/brick-wall-fire";
import Bug from "@lucide/svelte/icons/bug";
import Calculator from "@lucide/svelte/icons/calculator";
import CalendarClock from "@lucide/svelte/icons/calendar-clock";
import Coffee from "@lucide/svelte/icons/coffee";
import Cookie from "@lucide/svelte/icons/cookie";
import CupSoda from "@lucide/svelte/icons/cup-soda";
import DatabaseBackup from "@lucide/svelte/icons/database-backup";
import Droplets from "@lucide/svelte/icons/droplets";
import FileClock from "@lucide/svelte/icons/file-clock";
import FileLock from "@lucide/svelte/icons/file-lock";
import Fingerprint from "@lucide/svelte/icons/fingerprint";
import FishingHook from "@lucide/svelte/icons/fishing-hook";
import Flame from "@lucide/svelte/icons/flame";
import Funnel from "@lucide/svelte/icons/funnel";
import GraduationCap from "@lucide/svelte/icons/graduation-cap";
import Headset from "@lucide/svelte/icons/headset";
import History from "@lucide/svelte/icons/history";
import InfinitySign from "@lucide/svelte/icons/infinity";
import Layers from "@lucide/svelte/icons/layers";
import LifeBuoy from "@lucide/svelte/icons/life-buoy";
import Link from "@lucide/svelte/icons/link";
import Megaphone from "@lucide/svelte/icons/megaphone";
import MoonStar from "@lucide/svelte/icons/moon-star";
import Mountain from "@lucide/svelte/icons/mountain";
import Pickaxe from "@lucide/svelte/icons/pickaxe";
import Pointer from "@lucide/svelte/icons/pointer";
import Power from "@lucide/svelte/icons/power";
import Presentation from "@lucide/svelte/icons/presentation";
import Printer from "@lucide/svelte/icons/printer";
import Repeat from "@lucide/svelte/icons/repeat";
import ScrollText from "@lucide/svelte/icons/scroll-text";
import Shield from "@lucide/svelte/icons/shield";
import ShieldCheck from "@lucide/svelte/icons/shield-check";
import Shuffle from "@lucide/svelte/icons/shuffle";
import Siren from "@lucide/svelte/icons/siren";
import Snowflake from "@lucide/svelte/icons/snowflake";
import Stamp from "@lucide/svelte/icons/stamp";
import Syringe from "@lucide/svelte/icons/syringe";
import Terminal from "@lucide/svelte/icons/terminal";
import Ticket from "@lucide/svelte/icons/ticket";
import UserSearch from "@lucide/svelte/icons/user-search";
import VenetianMask from "@lucide/svelte/icons/venetian-mask";
import WandSparkles from "@lucide/svelte/icons/wand-sparkles";
import Waves from "@lucide/svelte/icons/waves";
import Zap from "@lucide/svelte/icons/zap";

import type { Printed } from "./facts";

type CardType = Printed["type"];

const heroes = {
  help_desk_hero: Headset,
  on_call_oracle: BellRing,
  security_sentinel: ShieldCheck,
  devops_demi_god: InfinitySign,
  documentation_druid: BookMarked,
  intern_ingrid: GraduationCap,
  ticket_tamer: Ticket,
  night_shift_nadia: MoonStar,
  legacy_lumberjack: Axe,
  script_shaman: Terminal,
  forensic_fox: Fingerprint,
  backup_baroness: DatabaseBackup,
  firewall_fiona: BrickWallFire,
  patch_paladin: Bandage,
  incident_commander: Siren,
  sre_sorceress: WandSparkles,
  phoenix_cto: Bird,
};

const threats = {
  karen_from_accounting: Calculator,
  phishing_phil: FishingHook,
  shadow_it_steve: VenetianMask,
  clueless_executive: Presentation,
  ransomware_randy: FileLock,
  expired_certificate: FileClock,
  printer_poltergeist: Printer,
  ddos_dennis: Waves,
  crypto_miner_mick: Pickaxe,
  vendor_lock_in: Link,
  zero_day_zoe: Bug,
  audit_avalanche: Mountain,
  reorg_rhonda: Shuffle,
};

const resources = {
  black_coffee: Coffee,
  cold_brew_reserve: CupSoda,
  it_budget_approval: Stamp,
  snack_drawer: Cookie,
  standing_order: Repeat,
  espresso_machine: Zap,
};

const actions = {
  reboot_everything: Power,
  check_the_logs: ScrollText,
  emergency_patch: Syringe,
  rollback: History,
  calendar_ambush: CalendarClock,
  all_hands_call: Megaphone,
  spam_filter: Funnel,
  headhunter: UserSearch,
  blame_game: Pointer,
  change_freeze: Snowflake,
  overtime: AlarmClock,
  data_leak: Droplets,
  scorched_earth: Flame,
  disaster_recovery: LifeBuoy,
};

const faces: Readonly<Record<CardType, Readonly<Record<string, typeof Coffee>>>> = {
  hero: heroes,
  threat: threats,
  resource: resources,
  action: actions,
};

const signs: Readonly<Record<CardType, typeof Coffee>> = {
  hero: Shield,
  threat: Bug,
  resource: Coffee,
  action: Layers,
};

const cardTypes: readonly CardType[] = ["hero", "threat", "resource", "action"];

export const faceOf = (id: string, type: CardType): typeof Coffee => faces[type][id] ?? signs[type];

/** The type of a card of the house set, where nothing else says it. */
export function typeOf(id: string): CardType | undefined {
  return cardTypes.find((type) => id in faces[type]);
}
