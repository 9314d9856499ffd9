/** A run in words. */
import type { LabRun } from "$/lib/wire";
import { t } from "$/lib/words.svelte";

export function stateOf({ state }: LabRun): string {
  switch (state) {
    case "waiting":
      return t("lab-waiting");
    case "playing":
      return t("lab-playing");
    case "stopped":
      return t("lab-stopped");
    case "done":
      return t("lab-done");
    default:
      return t("lab-failed");
  }
}

export const isMoving = ({ state }: LabRun): boolean => state === "waiting" || state === "playing";
