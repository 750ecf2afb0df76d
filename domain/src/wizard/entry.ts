import type { AnsweredFlow, Visit } from "./flow.ts";

/** The first rule that names a step wins; undefined opens the section as usual. */
export const entryStep = <Values, Context, Name extends string>(
  { flow, values, context }: AnsweredFlow<Values, Context, Name>,
  visit: Visit,
): Name | undefined => {
  for (const entry of flow.entries ?? []) {
    const step = entry(visit, values, context);
    if (step !== undefined) return step;
  }
  return undefined;
};
