import { type Currency, currencies } from "@latchkey/domain/vocabulary/money.ts";
import { isText, isTextOrNull } from "../session/body-shape.ts";
import type { Person, PersonBody } from "../session/reference-session.ts";

/** Whom an employer or an accountant is asked about, as the server shows them. Never what they earn. */
export interface StatementReview extends Person {
  readonly company: string;
  /** Since when, as they have told. */
  readonly start: string | null;
  /** In which amounts are named. */
  readonly currency: Currency;
}

export const isStatementReview = (body: PersonBody): body is PersonBody & StatementReview =>
  isText(body.company) &&
  isTextOrNull(body.start) &&
  currencies.some((currency) => currency === body.currency);
