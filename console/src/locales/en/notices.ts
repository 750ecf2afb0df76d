/** The e-mails that a member of staff wants. */
export const notices = {
  panel: "Emails to you",
  answers: "Email me each answer in my cases",
  answersHint:
    "From the applicant, a referee or the agency. The queue shows answers of applicants in any case.",
  warnings: "Email me in the morning when a promise would break",
  warningsHint: "It counts what is promised for the day or late: your cases, and those without a reviewer.",
  submit: "Save",
  saved: "Saved.",
} as const;
