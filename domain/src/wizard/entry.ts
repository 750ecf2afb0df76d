/** How a section is opened: what its address says besides the step. */
export interface Visit {
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** A rule that may name the step with which a section opens. */
export type Entry<Values, Context, Name extends string> = (
  visit: Visit,
  values: Values,
  context: Context,
) => Name | undefined;

/** The first rule that names a step wins; undefined if none does: then the section opens as usual. */
export const entryStep = <Values, Context, Name extends string>(
  entries: readonly Entry<Values, Context, Name>[],
  visit: Visit,
  values: Values,
  context: Context,
): Name | undefined => {
  for (const entry of entries) {
    const step = entry(visit, values, context);
    if (step !== undefined) return step;
  }
  return undefined;
};
