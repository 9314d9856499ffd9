/** The companies of Startups as they are drawn: printed colours, the same in light and dark, with dark ink on them. */
import type { Component } from "svelte";

import Dog from "./Dog.svelte";
import Elephant from "./Elephant.svelte";
import Flamingo from "./Flamingo.svelte";
import Giraffe from "./Giraffe.svelte";
import Hippo from "./Hippo.svelte";
import Octopus from "./Octopus.svelte";

export interface CompanyLook {
  Art: Component;
  /** Behind the animal; dark ink (#1b2436) is readable on it. */
  tint: string;
  /** For lines and small areas beside it; white is readable on it. */
  deep: string;
}

export const companies: Readonly<Record<string, CompanyLook>> = {
  giraffe_beer: { Art: Giraffe, tint: "#f9d978", deep: "#855400" },
  bowwow_games: { Art: Dog, tint: "#a5d6a0", deep: "#2e6b36" },
  flamingo_soft: { Art: Flamingo, tint: "#fbcbd7", deep: "#a52f57" },
  octo_coffee: { Art: Octopus, tint: "#cdbdf2", deep: "#5b3fa6" },
  hippo_powertech: { Art: Hippo, tint: "#b4dcef", deep: "#21658a" },
  elephant_mars_travel: { Art: Elephant, tint: "#f6b193", deep: "#a53c17" },
};
