import { type Flow, stepNames } from "../wizard/flow.ts";

/** Steps without a target: all that a section's graph can show without values. */
export const endsOf = <Name extends string>(flow: Flow<never, never, Name>): readonly Name[] =>
  stepNames(flow).filter((name) => flow.steps[name].to.length === 0);
