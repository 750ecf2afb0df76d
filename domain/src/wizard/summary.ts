/** A readable summary of the answers: for the applicant before submission, the reviewer, the report. */
export interface SummaryRow {
  /** The question, which is also the step to change its answer. */
  readonly step: string;
  readonly answer: SummaryAnswer;
}

export type SummaryAnswer =
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "date"; readonly value: string }
  /** ISO 3166-1 alpha-2 */
  | { readonly kind: "country"; readonly value: string }
  /** A code of the contract, which has a text. */
  | { readonly kind: "choice"; readonly value: string }
  | { readonly kind: "files"; readonly names: readonly string[] }
  /** A document that the person does not have, and why. */
  | { readonly kind: "without"; readonly reason: string };
