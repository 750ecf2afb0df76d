import { type Flow, stepNames } from "../wizard/flow.ts";

/** What can be said of a section's graph without any values: only the lists of where each step may lead. */

type AnyFlow<Name extends string> = Flow<never, never, Name>;

/** `from` itself and every step that some chain of targets leads to. */
export const reachableFrom = <Name extends string>(flow: AnyFlow<Name>, from: Name): ReadonlySet<Name> => {
  const seen = new Set<Name>([from]);
  for (const step of seen) for (const target of flow.steps[step].to) seen.add(target);
  return seen;
};

/** Steps without any target. */
export const endsOf = <Name extends string>(flow: AnyFlow<Name>): readonly Name[] =>
  stepNames(flow).filter((name) => flow.steps[name].to.length === 0);
