import { expect, test } from "vitest";
import { parseAccountantReply } from "../domain/src/references/accountant.ts";
import { parseDecline } from "../domain/src/references/decline.ts";
import { parseEmploymentReply } from "../domain/src/references/employment.ts";
import { parseRentalReply } from "../domain/src/references/rental.ts";
import { londonDate } from "../domain/src/rules/london.ts";
import { DECLINE } from "../sandbox/src/referees/answers.ts";
import { referees } from "../sandbox/src/referees/people.ts";

const today = londonDate(Date.now());
const parsers = [
  parseRentalReply,
  parseEmploymentReply,
  (body: unknown) => parseAccountantReply(body, today),
] as const;

const answering = referees.filter(({ reply }) => reply !== undefined);

test.each(answering)("$email says what a page of the product would send", ({ reply }) => {
  expect(parsers.filter((parse) => parse(reply).parsed !== undefined)).toHaveLength(1);
});

test("and so does who declines", () => {
  expect(parseDecline(DECLINE).parsed).toBeDefined();
});
