import { isObject } from "../rules/parse.ts";

export type AnswerParsers<Answers> = {
  readonly [Name in keyof Answers]-?: (raw: unknown) => Answers[Name];
};

/** Known answers with listed values; anything else is dropped. */
export const parseAnswersWith = <Answers extends object>(
  parsers: AnswerParsers<Answers>,
  raw: unknown,
): Answers => {
  if (!isObject(raw)) return {} as Answers;
  const entries = (Object.keys(parsers) as (keyof Answers & string)[]).flatMap((name) => {
    const parsed = Object.hasOwn(raw, name) ? parsers[name](raw[name]) : undefined;
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
): Answers => Object.assign({}, ...layers.slice(0, -1).map(withoutDenials), layers.at(-1)) as Answers;
