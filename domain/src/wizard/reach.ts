import type { Flow } from "./flow.ts";

/**
 * Every step reachable by the targets, `from` included, whatever the answers. The search does not continue beyond
 * `until`.
 */
export const reachableFrom = <Name extends string>(
  flow: Flow<never, never, Name>,
  from: Name,
  until?: Name,
): ReadonlySet<Name> => {
  const seen = new Set<Name>([from]);
  for (const step of seen) {
    if (step !== until) for (const target of flow.steps[step].to) seen.add(target);
  }
  return seen;
};
