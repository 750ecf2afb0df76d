import type { Flow } from "./flow.ts";

/**
 * `from` itself and every step that some chain of targets leads to, whatever is answered; what lies behind `until` is
 * not looked at.
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
