import type { Flow } from "./flow.ts";
import { type WalkBounds, walk } from "./walk.ts";

interface GoingOn<Name extends string> extends Pick<WalkBounds<Name>, "end"> {
  /** The path up to the step that was just answered. */
  readonly passed: readonly Name[];
  /** Where its answer leads. */
  readonly next: Name;
}

/**
 * Somebody changes one answer of a section: the steps up to the first one that the new answer leaves open, which is the
 * last of them. Empty: the section counts as completed with what is answered.
 */
export const openAfter = <Values, Context, Name extends string>(
  flow: Flow<Values, Context, Name>,
  values: Values,
  context: Context,
  { passed, next, end }: GoingOn<Name>,
): readonly Name[] => {
  const { path, state } = walk(flow, values, context, { start: next, end }, passed);
  const from = passed.length;
  // The one before them was just answered, and the last one is open.
  const isCompleted = path.slice(from - 1, -1).some((name) => flow.steps[name].completes);
  return state === "ended" || isCompleted ? [] : path.slice(from);
};
