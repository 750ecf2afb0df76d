import { firstIssue, type Issue, optional, type Rule } from "../rules/issue.ts";
import { phoneFormat } from "../rules/phone.ts";
import { maxLength, oneOf, pattern, required } from "../rules/plain.ts";
import { plainText, textIssue } from "../rules/plain-text.ts";
import { tidy } from "../rules/tidy.ts";
import { fieldIssues, type ParsedBody } from "./body.ts";

export const said = ["yes", "no", "unsaid"] as const;
export type Said = (typeof said)[number];

/** The form on the wire: null is "I am not allowed to say". */
export const boolOf = (answer: Said | ""): boolean | null =>
  answer === "unsaid" || answer === "" ? null : answer === "yes";

export const saidOf = (answer: boolean | null): Said => {
  if (answer === null) return "unsaid";
  return answer ? "yes" : "no";
};

export const saidIssue: Rule<string> = oneOf(said);

export const LONGEST_STATEMENT = 1000;
const LONGEST_NAME = 100;
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;

const ofTidyName: Rule<string> = firstIssue<string>(required(), maxLength(LONGEST_NAME), pattern(ONE_LINE));
const nameIssue: Rule<string> = (name) => ofTidyName(tidy(name));

export const statementIssue = (note: string, isNeeded: boolean): Issue | undefined =>
  (isNeeded ? required()(note) : undefined) ?? plainText(LONGEST_STATEMENT)(note);

export interface Answerer {
  readonly name: string;
  readonly role: string;
  readonly phone: string;
}

export const answererIssues = ({
  name,
  role,
  phone,
}: Answerer): Readonly<Record<keyof Answerer, Issue | undefined>> => ({
  name: nameIssue(name),
  role: nameIssue(role),
  phone: optional(phoneFormat())(phone),
});

export const withoutGaps = (
  issues: Readonly<Record<string, Issue | undefined>>,
): Readonly<Record<string, Issue>> =>
  Object.fromEntries(Object.entries(issues).flatMap(([field, issue]) => (issue ? [[field, issue]] : [])));

/** The shown amount is lower than the stated one by more than a twentieth. Amounts in one currency. */
export const isClearlyLess = (shownMinor: number, statedMinor: number): boolean =>
  shownMinor * 20 < statedMinor * 19;

const WRONG: Issue = { code: "validation.required" };

const orNull =
  (type: "boolean" | "number") =>
  (value: unknown): Issue | undefined =>
    value === null || typeof value === type ? undefined : WRONG;

export const wire = {
  yesNo: /* @__PURE__ */ orNull("boolean"),
  amount: /* @__PURE__ */ orNull("number"),
  text: (value: unknown) => textIssue(value, LONGEST_STATEMENT),
  textOrNull: (value: unknown) => (value === null ? undefined : textIssue(value, LONGEST_STATEMENT)),
} as const;

interface Questionnaire<Form, Reply> {
  readonly shape: Readonly<Record<keyof Reply & string, (value: unknown) => Issue | undefined>>;
  readonly formOf: (reply: Reply) => Form;
  readonly issuesOf: (form: Form) => Readonly<Record<string, Issue>>;
  readonly replyOf: (form: Form) => Reply;
  readonly wireNames: Readonly<Record<string, keyof Reply & string>>;
}

export const parseStatement = <Form, Reply>(
  body: unknown,
  { shape, formOf, issuesOf, replyOf, wireNames }: Questionnaire<Form, Reply>,
): ParsedBody<Reply> => {
  const wrong = fieldIssues(body, shape);
  if (Object.keys(wrong).length > 0) return { issues: wrong };
  const form = formOf(body as Reply);
  const broken = Object.entries(issuesOf(form)).map(([field, issue]) => [wireNames[field] ?? field, issue]);
  return broken.length > 0 ? { issues: Object.fromEntries(broken) } : { parsed: replyOf(form) };
};
