import type { AnsweredFlow } from "./flow.ts";
import { type WalkBounds, walk } from "./walk.ts";

interface GoingOn<Name extends string> extends Pick<WalkBounds<Name>, "end"> {
  readonly passed: readonly Name[];
  readonly next: Name;
}

/**
 * The path after a change of one answer: the steps up to the first that the new answer leaves open. Empty if the
 * section stays complete.
 */
export const openAfter = <Values, Context, Name extends string>(
  answeredFlow: AnsweredFlow<Values, Context, Name>,
  { passed, next, end }: GoingOn<Name>,
): readonly Name[] => {
  const { path, state } = walk(answeredFlow, { start: next, end }, passed);
  const from = passed.length;
  const isCompleted = path.slice(from - 1, -1).some((name) => answeredFlow.flow.steps[name].completes);
  return state === "ended" || isCompleted ? [] : path.slice(from);
};
