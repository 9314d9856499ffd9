/** How each card looks: people by what they wear, knowledge and Actions by a sign. */
import AlarmClock from "@lucide/svelte/icons/alarm-clock";
import Blocks from "@lucide/svelte/icons/blocks";
import Boxes from "@lucide/svelte/icons/boxes";
import Bug from "@lucide/svelte/icons/bug";
import BugOff from "@lucide/svelte/icons/bug-off";
import Coffee from "@lucide/svelte/icons/coffee";
import Crosshair from "@lucide/svelte/icons/crosshair";
import FlaskConical from "@lucide/svelte/icons/flask-conical";
import GitBranch from "@lucide/svelte/icons/git-branch";
import Globe from "@lucide/svelte/icons/globe";
import GraduationCap from "@lucide/svelte/icons/graduation-cap";
import HandCoins from "@lucide/svelte/icons/hand-coins";
import InfinityLoop from "@lucide/svelte/icons/infinity";
import ListChecks from "@lucide/svelte/icons/list-checks";
import Receipt from "@lucide/svelte/icons/receipt";
import Shapes from "@lucide/svelte/icons/shapes";
import ShieldCheck from "@lucide/svelte/icons/shield-check";
import Sparkles from "@lucide/svelte/icons/sparkles";
import Syringe from "@lucide/svelte/icons/syringe";
import TreePalm from "@lucide/svelte/icons/tree-palm";
import type { Component } from "svelte";

import type { CardType } from "./cards";

/** The ground of each type; dark ink can be read on all of them (tests/contrast.test.ts). */
export const tints: Readonly<Record<CardType, string>> = {
  developer: "#9bcbe6",
  hr: "#f5b3c4",
  coach: "#a9d8a4",
  knowledge: "#cdbdf2",
  action: "#f3b48e",
};

export type Hair = "short" | "long" | "bun" | "curly" | "spiky" | "mohawk" | "none";
export type Worn =
  | "glasses"
  | "shades"
  | "beard"
  | "headphones"
  | "mask"
  | "wizard"
  | "cap"
  | "hat"
  | "tie"
  | "star"
  | "whistle"
  | "pages"
  | "hood";

export interface Person {
  type: CardType;
  skin: string;
  hair: Hair;
  /** The colour of hair and beard. */
  shade: string;
  shirt: string;
  worn?: readonly Worn[];
  mood?: "smile" | "flat" | "frown";
}

const [pale, tan, brown, dark] = ["#f4d3b5", "#e3b184", "#b97f52", "#7d5233"];
const [black, chestnut, sand, ginger, grey] = ["#2b2a33", "#6a4128", "#c9964a", "#b3562a", "#8d939f"];
const [navy, teal, wine, moss, slate, plum] = [
  "#2c3a5a",
  "#1f6f78",
  "#8e2f45",
  "#4d6b2f",
  "#59647a",
  "#64407f",
];

export const people: Readonly<Record<string, Person>> = {
  intern: {
    type: "developer",
    skin: pale,
    hair: "short",
    shade: ginger,
    shirt: moss,
    worn: ["cap"],
    mood: "smile",
  },
  ambitious_apprentice: {
    type: "developer",
    skin: brown,
    hair: "bun",
    shade: black,
    shirt: wine,
    worn: ["glasses"],
    mood: "smile",
  },
  copy_paste_developer: {
    type: "developer",
    skin: tan,
    hair: "spiky",
    shade: sand,
    shirt: slate,
    worn: ["pages"],
  },
  code_monkey_mike: {
    type: "developer",
    skin: dark,
    hair: "curly",
    shade: black,
    shirt: teal,
    worn: ["beard"],
    mood: "smile",
  },
  junior_backend_developer: {
    type: "developer",
    skin: pale,
    hair: "short",
    shade: sand,
    shirt: navy,
    mood: "smile",
  },
  research_engineer: {
    type: "developer",
    skin: tan,
    hair: "none",
    shade: grey,
    shirt: plum,
    worn: ["beard", "glasses"],
  },
  shy_frontend_developer: {
    type: "developer",
    skin: pale,
    hair: "long",
    shade: chestnut,
    shirt: wine,
    worn: ["hood"],
  },
  downer_dave: { type: "developer", skin: pale, hair: "short", shade: chestnut, shirt: slate, mood: "frown" },
  bi_developer: {
    type: "developer",
    skin: brown,
    hair: "long",
    shade: black,
    shirt: teal,
    worn: ["glasses"],
  },
  qa_wizard: {
    type: "developer",
    skin: pale,
    hair: "none",
    shade: grey,
    shirt: plum,
    worn: ["beard", "wizard"],
  },
  full_stack_ninja: {
    type: "developer",
    skin: tan,
    hair: "none",
    shade: black,
    shirt: black,
    worn: ["mask"],
  },
  database_developer: {
    type: "developer",
    skin: dark,
    hair: "curly",
    shade: chestnut,
    shirt: moss,
    worn: ["headphones"],
  },
  senior_backend_developer: {
    type: "developer",
    skin: tan,
    hair: "short",
    shade: grey,
    shirt: navy,
    worn: ["glasses", "beard"],
  },
  lead_developer: {
    type: "developer",
    skin: brown,
    hair: "bun",
    shade: chestnut,
    shirt: navy,
    worn: ["star"],
    mood: "smile",
  },
  assertive_cto: {
    type: "developer",
    skin: dark,
    hair: "none",
    shade: black,
    shirt: slate,
    worn: ["glasses", "tie"],
  },
  office_manager: {
    type: "hr",
    skin: tan,
    hair: "bun",
    shade: grey,
    shirt: teal,
    worn: ["headphones"],
    mood: "smile",
  },
  rockstar_recruiter: {
    type: "hr",
    skin: pale,
    hair: "mohawk",
    shade: wine,
    shirt: black,
    worn: ["shades", "star"],
  },
  undercover_hr_agent: {
    type: "hr",
    skin: tan,
    hair: "short",
    shade: black,
    shirt: slate,
    worn: ["hat", "shades", "tie"],
  },
  nice_hr_lady: { type: "hr", skin: brown, hair: "long", shade: chestnut, shirt: plum, mood: "smile" },
  nice_hr_guy: {
    type: "hr",
    skin: pale,
    hair: "short",
    shade: ginger,
    shirt: teal,
    worn: ["tie"],
    mood: "smile",
  },
  scrum_master: {
    type: "coach",
    skin: dark,
    hair: "short",
    shade: black,
    shirt: moss,
    worn: ["cap", "whistle"],
    mood: "smile",
  },
};

type Sign = Component<{ size?: number | string; strokeWidth?: number | string }>;

export const signs: Readonly<Record<string, { type: CardType; Sign: Sign }>> = {
  clean_code: { type: "knowledge", Sign: Sparkles },
  polymorphism: { type: "knowledge", Sign: Shapes },
  defensive_programming: { type: "knowledge", Sign: ShieldCheck },
  version_control: { type: "knowledge", Sign: GitBranch },
  design_patterns: { type: "knowledge", Sign: Blocks },
  solid: { type: "knowledge", Sign: Boxes },
  dependency_injection: { type: "knowledge", Sign: Syringe },
  debugging: { type: "knowledge", Sign: BugOff },
  unit_tests: { type: "knowledge", Sign: FlaskConical },
  domain_knowledge: { type: "knowledge", Sign: GraduationCap },
  continuous_integration: { type: "knowledge", Sign: InfinityLoop },
  tdd: { type: "knowledge", Sign: ListChecks },
  investor: { type: "action", Sign: HandCoins },
  outsourcing: { type: "action", Sign: Globe },
  head_hunter: { type: "action", Sign: Crosshair },
  get_away_from_it_all: { type: "action", Sign: TreePalm },
  coffee_machine: { type: "action", Sign: Coffee },
  crunch_time: { type: "action", Sign: AlarmClock },
  technical_debt: { type: "action", Sign: Receipt },
  monster_bug: { type: "action", Sign: Bug },
};

export const tintOf = (face: string): string | undefined => {
  const look = people[face] ?? signs[face];
  return look && tints[look.type];
};
