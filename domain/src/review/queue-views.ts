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
