/** A tournament in words: its form, where it stands, and why the places are as they are. */
import { settings } from "$/lib/settings.svelte";
import type { MatchInfo, OwnTournament, Plan, Standing, TournamentInfo } from "$/lib/wire";
import { list, t } from "$/lib/words.svelte";

export const formats = ["robin", "swiss", "ladder"] as const;

/** In place of an entrant: a bot that fills a seat. */
const nobody = -1;

export function formatName(format: Plan["format"]): string {
  return { robin: t("cup-robin"), swiss: t("cup-swiss"), ladder: t("cup-ladder") }[format];
}

export function formatNote(format: Plan["format"]): string {
  return { robin: t("cup-robin-note"), swiss: t("cup-swiss-note"), ladder: t("cup-ladder-note") }[format];
}

/** How it is settled who meets whom. */
export function pairingNote(format: Plan["format"]): string {
  return { robin: t("cup-pairs-robin"), swiss: t("cup-pairs-swiss"), ladder: t("cup-pairs-ladder") }[format];
}

/** Points, which may be parts of one: "2", "1.33". */
export const figure = (points: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 2 }).format(points);

export const nameOf = (info: TournamentInfo, entrant: number): string =>
  entrant === nobody ? t("cup-a-bot") : (info.entrants[entrant]?.name ?? t("cup-a-bot"));

export const namesOf = (info: TournamentInfo, entrants: readonly number[]): string =>
  list(entrants.map((entrant) => nameOf(info, entrant)));

/** The game of it that somebody has to play now. */
export const gameOf = (info: TournamentInfo, entrant: number): MatchInfo | undefined =>
  info.matches.find((match) => waits(match) && match.seats.includes(entrant));

export const waits = (match: MatchInfo): boolean => !match.idle && !match.places && !match.void;

/** Where it stands: "Round 2 of 3", "12 take part". */
export function stateOf({ status, format, round, rounds, entrants }: Omit<OwnTournament, "title">): string {
  if (status === "open") return t("cup-state-open", { count: entrants });
  if (status === "over") return t("cup-state-over");
  return format === "ladder"
    ? t("cup-state-ladder", { count: round })
    : t("cup-state-round", { round, rounds });
}

export function winners(info: TournamentInfo): string {
  const first = info.rungs?.length
    ? info.rungs.slice(0, 1)
    : info.standings.filter(({ place }) => place === 1).map(({ entrant }) => entrant);
  return namesOf(info, first);
}

/** Why one is before another who has as many points: a sentence for each such pair of neighbours. */
export function tieBreaks(info: TournamentInfo): string[] {
  const found: string[] = [];
  for (const [at, second] of info.standings.entries()) {
    const first = info.standings[at - 1];
    if (first?.points === second.points && first.points + first.games > 0)
      found.push(tieBreak(info, first, second));
  }
  return found.filter(Boolean);
}

function tieBreak(info: TournamentInfo, first: Standing, second: Standing): string {
  const names = { first: nameOf(info, first.entrant), second: nameOf(info, second.entrant) };
  if (first.place === second.place) return t("cup-tie-shared", { ...names, place: first.place });
  if (first.opponents !== second.opponents)
    return t("cup-tie-opponents", {
      ...names,
      more: figure(first.opponents),
      less: figure(second.opponents),
    });
  if (first.beaten !== second.beaten)
    return t("cup-tie-beaten", { ...names, more: figure(first.beaten), less: figure(second.beaten) });
  if (first.wins !== second.wins) return t("cup-tie-wins", { ...names, more: first.wins, less: second.wins });
  return ""; // apart by less than the figures show
}

/** The rounds with their games, the latest first. */
export function roundsOf(info: TournamentInfo): { round: number; matches: MatchInfo[] }[] {
  const rounds = [...new Set(info.matches.map(({ round }) => round))].toReversed();
  return rounds.map((round) => ({
    round,
    matches: info.matches.filter((match) => match.round === round),
  }));
}
