import { createI18n } from "../locales/create-i18n.ts";

/** The texts of the reviewers' pages. */
const namespaces = [
  "shell",
  "errors",
  "frame",
  "desk",
  "queue",
  "affordability",
  "answers",
  "applications",
  "case",
  "case-filters",
  "case-hold",
  "document",
  "known-people",
  "applicant-calls",
  "document-names",
  "other-document-names",
  "reasons",
  "step-labels",
  "application",
  "new-application",
  "policy-rules",
  "remedial",
  "request",
  "deposit",
  "outside",
  "sanctions",
  "saved-views",
  "validation",
] as const;

export const deskTexts = () => createI18n({ namespaces: [...namespaces] });

/** With those of the pages that have chunks of their own, for a part that is shown alone. */
export const allTexts = () =>
  createI18n({
    namespaces: [
      ...namespaces,
      "account",
      "decision",
      "decision-reasons",
      "enrolment",
      "exemption",
      "figures",
      "lists",
      "investigations",
      "keys",
      "policies",
      "second-factor",
      "second-reviews",
      "right-to-rent",
      "check-names",
      "agencies",
      "agency",
      "responsibility",
      "staff-file",
      "signing",
      "reports",
      "follow-ups",
      "references",
      "sign-in",
      "sign-out",
      "team",
    ],
  });
