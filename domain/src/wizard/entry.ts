import type { AnsweredFlow } from "./flow.ts";

export interface Visit {
  readonly query: Readonly<Record<string, string | undefined>>;
}

export type Entry<Values, Context, Name extends string> = (
  visit: Visit,
  values: Values,
  context: Context,
) => Name | undefined;

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
