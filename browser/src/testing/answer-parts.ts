import type { LineGiven, PartGiven } from "../answers/answer-text.ts";

/** A part with every field that GraphQL has. */
export const aPart = (kind: PartGiven["kind"], given: Partial<PartGiven> = {}): PartGiven => ({
  kind,
  value: null,
  words: null,
  list: kind === "choice" ? "answer" : null,
  names: [],
  minor: null,
  currency: null,
  every: null,
  from: null,
  to: null,
  months: null,
  ...given,
});

export const aText = (value: string): PartGiven => aPart("text", { value });

/** As GraphQL answers it. */
export const typedAnswer = (answer: readonly LineGiven[]): object[] =>
  answer.map(({ parts }) => ({
    __typename: "AnswerLine",
    parts: parts.map((part) => ({ __typename: "AnswerPart", ...part })),
  }));
