import { isUuid } from "../rules/parse.ts";
import { type Skill, skills } from "../staff/skills.ts";

export const queueFilters = [
  "open",
  "mine",
  "late",
  "answers",
  "waiting",
  "applicants",
  "held",
  "closed",
] as const;
export type QueueFilter = (typeof queueFilters)[number];

/** Within whose turn it is: the longest wait first, or the soonest deadline for an agreement. */
export const queueOrders = ["wait", "agreement"] as const;
export type QueueOrder = (typeof queueOrders)[number];

/** In place of a reviewer's id, in the filter: cases of none. */
export const NO_REVIEWER = "none";

/** Filters of the queue alone; an empty one filters nothing. The reviewer is an id, or `none`. */
export interface QueueOnly {
  readonly need: Skill | "";
  readonly reviewer: string;
}

/** Those of an address, without values that none can have. */
export const queueOnlyIn = (read: (name: string) => string | null): QueueOnly => {
  const reviewer = read("reviewer") ?? "";
  return {
    need: skills.find((skill) => skill === read("need")?.toUpperCase()) ?? "",
    reviewer: reviewer === NO_REVIEWER || isUuid(reviewer) ? reviewer : "",
  };
};
