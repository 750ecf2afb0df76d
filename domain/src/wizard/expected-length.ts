import type { Flow } from "./flow.ts";
import { MISSING_INFORMATION } from "./request.ts";
import type { WalkBounds } from "./walk.ts";

export interface ExpectedLength {
  /** How many questions it has; what a reviewer says before a request is none. undefined: nobody can say whether this is the last one. */
  readonly total: number | undefined;
  /** Whatever is still to be answered cannot change the total. */
  readonly isCertain: boolean;
}

const countOf = (path: readonly string[]): number =>
  path.filter((step) => step !== MISSING_INFORMATION).length;

/**
 * "Question 5 of about 7": the steps seen, and after them the way that most people go. What is answered leads where the
 * flow says. From a choice that is still open the way goes on to its `usual` target, and from any other step to where the
 * known answers lead. It never ends before the steps seen do.
 */
export const expectedLength = <Values, Context, Name extends string>(
  flow: Flow<Values, Context, Name>,
  values: Values,
  context: Context,
  { path, end }: { readonly path: readonly Name[] } & Pick<WalkBounds<Name>, "end">,
): ExpectedLength => {
  const way = [...path];
  const number = countOf(way);
  let isCertain = true;
  for (let current = way.at(-1); current !== undefined && current !== end; current = way.at(-1)) {
    const { answered, next, usual, to } = flow.steps[current];
    const isAnswered = answered(values, context, way);
    const after: Name | undefined = (isAnswered ? undefined : usual) ?? next(values, context, way);
    // A step with a single target, or none, leads there whatever the answer is.
    if (!isAnswered && (to.length > 1 || (to.length === 1 && after === undefined))) isCertain = false;
    if (after === undefined || way.includes(after)) break;
    way.push(after);
  }
  const total = countOf(way);
  return { total: isCertain || total > number ? total : undefined, isCertain };
};
