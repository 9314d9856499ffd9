/** What is drawn in the middle of each card that is no Hero. A card that is not of the house set has the sign of its type. */
import AlarmClock from "@lucide/svelte/icons/alarm-clock";
import Bug from "@lucide/svelte/icons/bug";
import Calculator from "@lucide/svelte/icons/calculator";
import CalendarClock from "@lucide/svelte/icons/calendar-clock";
import Coffee from "@lucide/svelte/icons/coffee";
import Cookie from "@lucide/svelte/icons/cookie";
import CupSoda from "@lucide/svelte/icons/cup-soda";
import Droplets from "@lucide/svelte/icons/droplets";
import FileClock from "@lucide/svelte/icons/file-clock";
import FileLock from "@lucide/svelte/icons/file-lock";
import FishingHook from "@lucide/svelte/icons/fishing-hook";
import Flame from "@lucide/svelte/icons/flame";
import Funnel from "@lucide/svelte/icons/funnel";
import History from "@lucide/svelte/icons/history";
import Layers from "@lucide/svelte/icons/layers";
import LifeBuoy from "@lucide/svelte/icons/life-buoy";
import Link from "@lucide/svelte/icons/link";
import Megaphone from "@lucide/svelte/icons/megaphone";
import Mountain from "@lucide/svelte/icons/mountain";
import Pickaxe from "@lucide/svelte/icons/pickaxe";
import Pointer from "@lucide/svelte/icons/pointer";
import Power from "@lucide/svelte/icons/power";
import Presentation from "@lucide/svelte/icons/presentation";
import Printer from "@lucide/svelte/icons/printer";
import Repeat from "@lucide/svelte/icons/repeat";
import ScrollText from "@lucide/svelte/icons/scroll-text";
import Shield from "@lucide/svelte/icons/shield";
import Shuffle from "@lucide/svelte/icons/shuffle";
import Snowflake from "@lucide/svelte/icons/snowflake";
import Stamp from "@lucide/svelte/icons/stamp";
import Syringe from "@lucide/svelte/icons/syringe";
import UserSearch from "@lucide/svelte/icons/user-search";
import VenetianMask from "@lucide/svelte/icons/venetian-mask";
import Waves from "@lucide/svelte/icons/waves";
import Zap from "@lucide/svelte/icons/zap";

import { characters } from "./characters";
import type { Printed } from "./facts";

type CardType = Printed["type"];

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
  hero: {},
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
  return id in characters ? "hero" : cardTypes.find((type) => id in faces[type]);
}
