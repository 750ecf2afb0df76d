import { isText } from "../session/body-shape.ts";
import type { PersonBody } from "../session/person.ts";
import { isStatementReview, type StatementReview } from "../statement/statement-review.ts";

export interface EmploymentReview extends StatementReview {
  readonly role: string;
}

export const isEmploymentReview = (body: PersonBody): body is PersonBody & EmploymentReview =>
  isStatementReview(body) && isText(body.role);
