import type { Flow } from "./flow.ts";
import { type Walk, type WalkBounds, walk } from "./walk.ts";

export interface ResumeRequest<Name extends string> {
  /** The step that the address names, if any. */
  readonly wanted?: string | undefined;
  readonly completedSteps: readonly string[];
  readonly completed: boolean;
  readonly bounds?: WalkBounds<Name>;
}

/** The first step nobody has answered in the wizard yet; a finished section is read from its beginning. */
const standing = <Name extends string>(
  { path }: Walk<Name>,
  completedSteps: readonly string[],
  completed: boolean,
) => {
  if (completed) return 0;
  const firstNew = path.findIndex((name) => !completedSteps.includes(name));
  return firstNew < 0 ? path.length - 1 : firstNew;
};

/**
 * The steps seen when a section is opened, ending at the step to show. A step that the address names is shown when
 * the walk passes it; otherwise the person goes on where they stopped, on whatever device.
 */
export const seenOnOpening = <Values, Context, Name extends string>(
  flow: Flow<Values, Context, Name>,
  values: Values,
  context: Context,
  { wanted, completedSteps, completed, bounds = {} }: ResumeRequest<Name>,
): readonly Name[] => {
  const walked = walk(flow, values, context, bounds);
  const wantedAt = wanted === undefined ? -1 : (walked.path as readonly string[]).indexOf(wanted);
  const index = wantedAt >= 0 ? wantedAt : standing(walked, completedSteps, completed);
  return walked.path.slice(0, index + 1);
};
