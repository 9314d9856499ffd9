/** The companies of Startups as they are drawn. */
import type { DrawnLook, Looks } from "$/board/looks";

import Dog from "./companies/Dog.svelte";
import Elephant from "./companies/Elephant.svelte";
import Flamingo from "./companies/Flamingo.svelte";
import Giraffe from "./companies/Giraffe.svelte";
import Hippo from "./companies/Hippo.svelte";
import Octopus from "./companies/Octopus.svelte";

export const companies: Looks<DrawnLook> = {
  giraffe_beer: { Art: Giraffe, tint: "#f9d978", deep: "#855400" },
  bowwow_games: { Art: Dog, tint: "#a5d6a0", deep: "#2e6b36" },
  flamingo_soft: { Art: Flamingo, tint: "#fbcbd7", deep: "#a52f57" },
  octo_coffee: { Art: Octopus, tint: "#cdbdf2", deep: "#5b3fa6" },
  hippo_powertech: { Art: Hippo, tint: "#b4dcef", deep: "#21658a" },
  elephant_mars_travel: { Art: Elephant, tint: "#f6b193", deep: "#a53c17" },
};
