import { type Currency, currencies } from "@latchkey/domain/vocabulary/money.ts";
import { isText, isTextOrNull } from "../session/body-shape.ts";
import type { Person, PersonBody } from "../session/person.ts";

/** The applicant as employers and accountants see them, without their earnings. */
export interface StatementReview extends Person {
  readonly company: string;
  readonly start: string | null;
  readonly currency: Currency;
}

export const isStatementReview = (body: PersonBody): body is PersonBody & StatementReview =>
  isText(body.company) &&
  isTextOrNull(body.start) &&
  currencies.some((currency) => currency === body.currency);
