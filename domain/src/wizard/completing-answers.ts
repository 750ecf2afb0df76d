import type { AnsweredFlow, Path } from "./flow.ts";
import { boundsIn, type SectionRequest } from "./request.ts";
import { mayComplete, walk } from "./walk.ts";

/** The answers that stored facts and the seen steps allow for an open step, the likeliest first. */
export type Candidates<Values, Name extends string> = (
  step: Name,
  values: Values,
  path: Path,
) => readonly Partial<Values>[];

interface Derivation<Values, Name extends string> {
  readonly request: SectionRequest | undefined;
  readonly seen: readonly string[];
  readonly candidates: Candidates<Values, Name>;
}

const MOST_WALKS = 300;

/**
 * Answers that bring the walk to an end, for a client that sends none: the contract has no variable for them (spec 1 §7). A
 * way of seen steps alone comes before any other. undefined: there is none.
 */
export const completingAnswers = <Values, Context, Name extends string>(
  answeredFlow: AnsweredFlow<Values, Context, Name>,
  { request, seen, candidates }: Derivation<Values, NoInfer<Name>>,
): Partial<Values> | undefined => {
  const bounds = boundsIn(answeredFlow.flow, request);
  let left = 0;
  const search = (said: Partial<Values>, isAllowed: (path: Path) => boolean): Partial<Values> | undefined => {
    left -= 1;
    if (left < 0 || !bounds) return undefined;
    const answered = { ...answeredFlow, values: { ...answeredFlow.values, ...said } };
    const { path, state } = walk(answered, bounds);
    if (!isAllowed(path)) return undefined;
    const step = path.at(-1);
    if (state === "open" && step !== undefined) {
      for (const more of candidates(step, answered.values, path)) {
        const found = search({ ...said, ...more }, isAllowed);
        if (found) return found;
      }
    }
    return mayComplete(answered, bounds) ? said : undefined;
  };
  for (const isAllowed of [(path: Path) => path.every((step) => seen.includes(step)), () => true]) {
    left = MOST_WALKS;
    const found = search({}, isAllowed);
    if (found) return found;
  }
  return undefined;
};

/** For a step whose answer follows from a step that the client has shown. */
export const answerIfSeen =
  <Name extends string, Said>(step: Name, said: Said) =>
  (_values: unknown, { steps }: { readonly steps: readonly string[] }): readonly Said[] =>
    steps.includes(step) ? [said] : [];
