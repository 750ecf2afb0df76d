import { objectIn } from "../rules/objects.ts";
import { keysOf } from "../rules/records.ts";

export type AnswerParsers<Answers> = {
  readonly [Name in keyof Answers]-?: (raw: unknown) => Answers[Name];
};

/** Known answers with listed values; anything else is dropped. */
export const parseAnswersWith = <Answers extends object>(
  parsers: AnswerParsers<Answers>,
  raw: unknown,
): Answers => {
  const given = objectIn(raw);
  const entries = keysOf<keyof Answers & string>(parsers).flatMap((name) => {
    const parsed = Object.hasOwn(given, name) ? parsers[name](given[name]) : undefined;
    return parsed === undefined ? [] : [[name, parsed] as const];
  });
  return Object.fromEntries(entries) as Answers;
};

/**
 * Later layers win, so a request's answers override the ordinary item's. Choices are inherited, but denials are not: a
 * statement that something cannot be provided answers only the original question.
 */
export const layerAnswers = <Answers extends object>(
  layers: readonly Answers[],
  withoutDenials: (answers: Answers) => Partial<Answers>,
): Answers => Object.assign({}, ...layers.slice(0, -1).map(withoutDenials), layers.at(-1));
