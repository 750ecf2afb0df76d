import { entryStep } from "./entry.ts";
import { type AnsweredFlow, asStepName, type Visit } from "./flow.ts";
import { type Walk, type WalkBounds, walk } from "./walk.ts";

export interface ResumeRequest<Name extends string> {
  readonly wanted?: string | undefined;
  readonly completedSteps: readonly string[];
  readonly completed: boolean;
  readonly bounds?: WalkBounds<Name>;
  readonly visit?: Visit | undefined;
}

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
 * The seen steps at the start of a wizard, ending with the step to show. An entry rule of the flow comes first, e.g.
 * for a return from a partner. A step in the URL is shown if the walk passes it; otherwise the person continues at the
 * first open step, on any device.
 */
export const seenOnOpening = <Values, Context, Name extends string>(
  answeredFlow: AnsweredFlow<Values, Context, Name>,
  { wanted, completedSteps, completed, bounds = {}, visit }: ResumeRequest<Name>,
): readonly Name[] => {
  const walked = walk(answeredFlow, bounds);
  const entered = visit && entryStep(answeredFlow, visit);
  if (entered !== undefined) {
    const at = walked.path.indexOf(entered);
    return at < 0 ? [entered] : walked.path.slice(0, at + 1);
  }
  const wantedStep = asStepName(answeredFlow.flow, wanted ?? "");
  const wantedAt = wantedStep === undefined ? -1 : walked.path.indexOf(wantedStep);
  const index = wantedAt >= 0 ? wantedAt : standing(walked, completedSteps, completed);
  return walked.path.slice(0, index + 1);
};
