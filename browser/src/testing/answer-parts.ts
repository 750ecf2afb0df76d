import { emptyPart, type FlatPart } from "@latchkey/domain/parties/flat-part.ts";
import type { LineGiven } from "../answers/answer-pieces.ts";

export const aPart = (kind: FlatPart["kind"], given: Partial<FlatPart> = {}): FlatPart => ({
  ...emptyPart,
  kind,
  list: kind === "choice" ? "answer" : null,
  ...given,
});

export const aText = (value: string): FlatPart => aPart("text", { value });

/** As GraphQL answers it. */
export const typedAnswer = (answer: readonly LineGiven[]): object[] =>
  answer.map(({ parts }) => ({
    __typename: "AnswerLine",
    parts: parts.map((part) => ({ __typename: "AnswerPart", ...part })),
  }));
