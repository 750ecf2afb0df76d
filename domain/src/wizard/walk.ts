import type { AnsweredFlow, Step } from "./flow.ts";

/**
 * - `open`: the last step of the path waits for its answer
 * - `again`: an answered step led back to an earlier one, which has to be answered again (a real loop)
 * - `ended`: every step is answered and the last has no successor
 */
export type WalkState = "open" | "again" | "ended";

export interface Walk<Name extends string> {
  readonly path: readonly Name[];
  readonly state: WalkState;
}

export interface WalkBounds<Name extends string> {
  readonly start?: Name | undefined;
  readonly end?: Name | undefined;
}

/** A notice may not appear more often than this, so that no walk loops for ever. */
const MOST_REPEATS = 3;

/**
 * Walks the section from its start with the current values, in browser and server. Answers off the path do not count,
 * so jumping ahead is impossible.
 * @param passed the path before the start, for a walk that goes on from somewhere
 */
export const walk = <Values, Context, Name extends string>(
  { flow, values, context }: AnsweredFlow<Values, Context, Name>,
  bounds: WalkBounds<Name> = {},
  passed: readonly Name[] = [],
): Walk<Name> => {
  const path: Name[] = [...passed];
  let current: Name = bounds.start ?? flow.start(context, values);
  for (;;) {
    const step: Step<Values, Context, Name> = flow.steps[current];
    const visits = path.filter((name) => name === current).length;
    path.push(current);
    if (visits > (step.mayRepeat ? MOST_REPEATS : 0)) return { path, state: "again" };
    if (!step.answered(values, context, path)) return { path, state: "open" };
    const next: Name | undefined = current === bounds.end ? undefined : step.next(values, context, path);
    if (next === undefined) return { path, state: "ended" };
    current = next;
  }
};

export const mayComplete = <Values, Context, Name extends string>(
  answeredFlow: AnsweredFlow<Values, Context, Name>,
  bounds: WalkBounds<Name> = {},
): boolean => {
  const { path, state } = walk(answeredFlow, bounds);
  const { flow, values, context } = answeredFlow;
  const last = path.at(-1);
  if (last !== undefined && flow.steps[last].preventsCompletion?.(values)) return false;
  if (state === "ended") return true;
  return path.some((name, index) => {
    const { completes, answered } = flow.steps[name];
    return completes && answered(values, context, path.slice(0, index + 1));
  });
};
