import { type Flow, stepNames } from "../wizard/flow.ts";

/** Steps without any target: what can be said of a section's graph without any values. */
export const endsOf = <Name extends string>(flow: Flow<never, never, Name>): readonly Name[] =>
  stepNames(flow).filter((name) => flow.steps[name].to.length === 0);
