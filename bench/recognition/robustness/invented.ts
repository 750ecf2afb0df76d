import type { Random } from "../random.ts";

/** Names that no list knows and that can be spoken, as names of apps and of people are. */

const STARTS = "B BR C CL D DR F FL G GR H J K KR L M N P PL R S ST T TR V W Z".split(" ");
const VOWELS = "A E I O U AI EA OU".split(" ");
const MIDDLES = "B D F G L LL M N ND NT R RN RT S SK ST T V X Z".split(" ");
const ENDS = ["", "", "N", "R", "X", "L", "S", "T", "Y", "O"];

export const inventedName = (random: Random): string =>
  random.pick(STARTS) + random.pick(VOWELS) + random.pick(MIDDLES) + random.pick(VOWELS) + random.pick(ENDS);
