import type { Issue, Issues } from "../rules/issue.ts";
import { issuesOn } from "../rules/issues-on.ts";
import { keysOf } from "../rules/records.ts";

export type FormAnswers = Readonly<Record<string, string>>;

export interface QuestionField<Context> {
  readonly input: string;
  readonly rule: (value: string, context: Context, form: FormAnswers) => Issue | undefined;
  /** An unusual value: shown beside the field, never an issue, and never blocks. */
  readonly warning?: (value: string, context: Context) => Issue | undefined;
  /** The mutation may remove the answer: then nothing is checked. */
  readonly mayBeTakenBack?: true;
}

/**
 * A question is declared once: the form uses its fields and rules, the flow asks if it is answered, and the server
 * checks the arguments of the mutation.
 */
export interface Question<Values, Context, Field extends string = string> {
  readonly step: string;
  readonly fields: Readonly<Record<Field, QuestionField<Context>>>;
  readonly answerIn: (values: Values) => Readonly<Record<Field, string>>;
}

const fieldsOf = <Values, Context, Field extends string>({
  fields,
}: Question<Values, Context, Field>): readonly (readonly [Field, QuestionField<Context>])[] =>
  keysOf(fields).map((name) => [name, fields[name]]);

const findingsOf = <Values, Context, Field extends string>(
  question: Question<Values, Context, Field>,
  answer: Readonly<Record<Field, string>>,
  find: (field: QuestionField<Context>, value: string) => Issue | undefined,
): Issues<Field> => issuesOn(keysOf(question.fields), (name) => find(question.fields[name], answer[name]));

export const issuesOf = <Values, Context, Field extends string>(
  question: Question<Values, Context, Field>,
  answer: Readonly<Record<Field, string>>,
  context: Context,
): Issues<Field> => findingsOf(question, answer, ({ rule }, value) => rule(value, context, answer));

export const warningsOf = <Values, Context, Field extends string>(
  question: Question<Values, Context, Field>,
  answer: Readonly<Record<Field, string>>,
  context: Context,
): Issues<Field> => findingsOf(question, answer, ({ warning }, value) => warning?.(value, context));

export const isAnswered = <Values, Context, Field extends string>(
  question: Question<Values, Context, Field>,
  values: Values,
  context: Context,
): boolean => Object.keys(issuesOf(question, question.answerIn(values), context)).length === 0;

/**
 * The arguments that carry the answers of a step; undefined for a step without a question. An empty answer that may be
 * removed is null.
 */
export const inputsOf = <Values, Context>(
  questions: readonly Question<Values, Context>[],
  step: string,
  values: Values,
): Readonly<Record<string, string | null>> | undefined => {
  const asked = questions.filter((question) => question.step === step);
  if (asked.length === 0) return undefined;
  return Object.fromEntries(
    asked.flatMap((question) => {
      const answer = question.answerIn(values);
      return fieldsOf(question).map(([name, { input, mayBeTakenBack }]) => {
        const isTakenBack = mayBeTakenBack && answer[name] === "";
        return [input, isTakenBack ? null : (answer[name] ?? "")] as const;
      });
    }),
  );
};

export type Input = Readonly<Record<string, unknown>>;

const asText = (value: unknown): string => (typeof value === "string" ? value : "");

const isLeftOut = <Context>({ input, mayBeTakenBack }: QuestionField<Context>, sent: Input): boolean =>
  sent[input] === undefined || (!sent[input] && mayBeTakenBack === true);

const formOf = <Values, Context>(question: Question<Values, Context>, sent: Input): FormAnswers =>
  Object.fromEntries(fieldsOf(question).map(([name, { input }]) => [name, asText(sent[input])]));

/** The broken rules of a mutation, by argument. A missing fact is not checked. */
export const inputIssues = <Values, Context>(
  questions: readonly Question<Values, Context>[],
  sent: Input,
  context: Context,
): Readonly<Record<string, Issue>> =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const form = formOf(question, sent);
      return fieldsOf(question).flatMap(([, field]) => {
        if (isLeftOut(field, sent)) return [];
        const issue = field.rule(asText(sent[field.input]), context, form);
        return issue ? [[field.input, issue] as const] : [];
      });
    }),
  );

export const stepsAsking = <Values, Context>(
  questions: readonly Question<Values, Context>[],
  input: string,
): readonly string[] =>
  questions
    .filter((question) => fieldsOf(question).some(([, field]) => field.input === input))
    .map(({ step }) => step);
