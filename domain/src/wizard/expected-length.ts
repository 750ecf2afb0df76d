import type { AnsweredFlow } from "./flow.ts";
import { MISSING_INFORMATION } from "./request.ts";
import type { WalkBounds } from "./walk.ts";

export interface ExpectedLength {
  /** Number of questions without the request's explanation. */
  readonly total: number;
  /** True if no open answer can change the total. */
  readonly isCertain: boolean;
}

const countOf = (path: readonly string[]): number =>
  path.filter((step) => step !== MISSING_INFORMATION).length;

interface ExpectedWay<Name extends string> {
  readonly way: readonly Name[];
  readonly isCertain: boolean;
}

type Seen<Name extends string> = { readonly path: readonly Name[] } & Pick<WalkBounds<Name>, "end">;

/**
 * The steps seen, then the way that is expected. An answered step leads where the flow says, an open choice to its `usual`
 * target, any other step to where the known answers lead.
 */
export const expectedWay = <Values, Context, Name extends string>(
  { flow, values, context }: AnsweredFlow<Values, Context, Name>,
  { path, end }: Seen<Name>,
): ExpectedWay<Name> => {
  const way = [...path];
  let isCertain = true;
  for (let current = way.at(-1); current !== undefined && current !== end; current = way.at(-1)) {
    const { answered, next, usual, isForeseen, to } = flow.steps[current];
    const isAnswered = answered(values, context, way);
    const after: Name | undefined = (isAnswered ? undefined : usual) ?? next(values, context, way);
    // A step with a single target, or none, needs no answer to be followed.
    const isOpen = to.length > 1 || (to.length === 1 && after === undefined);
    if (!isAnswered && !isForeseen && isOpen) isCertain = false;
    if (after === undefined || way.includes(after)) break;
    way.push(after);
  }
  return { way, isCertain };
};

/** "Question 5 of about 7". */
export const expectedLength = <Values, Context, Name extends string>(
  answered: AnsweredFlow<Values, Context, Name>,
  seen: Seen<Name>,
): ExpectedLength => {
  const { way, isCertain } = expectedWay(answered, seen);
  return { total: countOf(way), isCertain };
};
