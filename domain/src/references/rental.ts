import type { Issue } from "../rules/issue.ts";
import { required } from "../rules/plain.ts";
import { plainText, textIssue } from "../rules/plain-text.ts";
import { recordWith } from "../rules/records.ts";
import { fieldIssues, type ParsedBody } from "./body.ts";

/**
 * The questions to a former landlord or agent, by the names on the wire and in the order of the page (spec 1 §2, §3).
 */
export const rentalQuestions = [
  "tenancy_details_dates_confirmed",
  "missed_or_incomplete_payments",
  "damage_to_the_property",
  "any_complaints",
  "any_reason_not_to_let_again",
] as const;
export type RentalQuestion = (typeof rentalQuestions)[number];

/** The applicant's statements that the page shows (spec 1 §3), copied when the referee is asked. */
export interface ShownTenancy {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly start: string | null;
  readonly end: string | null;
}

/** True of most tenancies and preselected. Any other answer needs a note (spec 1 §2). */
export const defaultAnswers: Readonly<Record<RentalQuestion, boolean>> = {
  tenancy_details_dates_confirmed: true,
  missed_or_incomplete_payments: false,
  damage_to_the_property: false,
  any_complaints: false,
  any_reason_not_to_let_again: false,
};

export const LONGEST_NOTE = 1000;
/** Five notes of that length with their questions, in any language. */
export const LONGEST_REVIEW = 6000;

export interface RentalAnswer {
  readonly answer: boolean | undefined;
  readonly note: string;
}
export type RentalAnswers = Readonly<Record<RentalQuestion, RentalAnswer>>;

export const untouchedAnswers: RentalAnswers = Object.freeze(
  recordWith(rentalQuestions, (question) => ({ answer: defaultAnswers[question], note: "" })),
);

export const needsNote = (question: RentalQuestion, answer: boolean | undefined): boolean =>
  answer !== undefined && answer !== defaultAnswers[question];

/** The default answer takes no note, so it removes one (spec 1 §2). */
export const answered = (
  question: RentalQuestion,
  answer: boolean,
  { note }: RentalAnswer,
): RentalAnswer => ({
  answer,
  note: needsNote(question, answer) ? note : "",
});

const REQUIRED: Issue = { code: "validation.required" };

export const answerIssue = ({ answer }: RentalAnswer): Issue | undefined =>
  answer === undefined ? REQUIRED : undefined;

export const noteIssue = (question: RentalQuestion, { answer, note }: RentalAnswer): Issue | undefined =>
  needsNote(question, answer) ? (required()(note) ?? plainText(LONGEST_NOTE)(note)) : undefined;

/**
 * The contract's `review`: each question with another answer than the default, and its note, joined by commas (spec 1
 * §3). The answer itself is in the question's own field.
 */
export const reviewText = (answers: RentalAnswers, wordsOf: (question: RentalQuestion) => string): string =>
  rentalQuestions
    .filter((question) => needsNote(question, answers[question].answer))
    .flatMap((question) => [wordsOf(question), answers[question].note.trim()])
    .join(", ");

/** A reply as it is sent (spec 1 §7). */
export type RentalReply = Readonly<Record<RentalQuestion, boolean>> & { readonly review: string };

const booleanIssue = (value: unknown): Issue | undefined =>
  typeof value === "boolean" ? undefined : REQUIRED;

const rules = {
  ...recordWith(rentalQuestions, () => booleanIssue),
  review: (value: unknown) => textIssue(value, LONGEST_REVIEW),
};

const isUnusual = (reply: RentalReply): boolean =>
  rentalQuestions.some((question) => needsNote(question, reply[question]));

export const parseRentalReply = (body: unknown): ParsedBody<RentalReply> => {
  const issues = fieldIssues(body, rules);
  if (Object.keys(issues).length > 0) return { issues };
  const reply = body as RentalReply;
  if (isUnusual(reply) && required()(reply.review)) return { issues: { review: REQUIRED } };
  return { parsed: reply };
};

export const contradictsTenancy = (reply: RentalReply): boolean => !reply.tenancy_details_dates_confirmed;
