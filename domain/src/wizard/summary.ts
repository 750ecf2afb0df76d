/** What somebody answered, for whoever reads it: the applicant before sending, the reviewer, the report. */
export interface SummaryRow {
  /** The question, and the step that changes its answer. */
  readonly step: string;
  readonly answer: SummaryAnswer;
}

export type SummaryAnswer =
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "date"; readonly value: string }
  /** ISO 3166-1 alpha-2 */
  | { readonly kind: "country"; readonly value: string }
  /** A code of the contract, which the words know. */
  | { readonly kind: "choice"; readonly value: string }
  | { readonly kind: "files"; readonly names: readonly string[] }
  /** A document that the person does not have, and why. */
  | { readonly kind: "without"; readonly reason: string };
