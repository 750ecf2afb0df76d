/** Reviewers who know the person of a case. */
export const knownPeople = {
  declare: "I know this person",
  declareTitle: "Do you know {{name}}?",
  declareLead:
    "This case, those of the same home and other applications of this person are closed to you from now on. Only an administrator can open them again.",
  declareSubmit: "I know this person",
  title: "Reviewers who know a person",
  lead: "Their applications are closed to these reviewers.",
  number: "Case",
  reviewer: "Reviewer",
  since: "Since",
  actions: "Actions",
  lift: "Open again",
  liftWhich: "Open {{number}} again to {{reviewer}}",
  liftLead: "{{reviewer}} said that they know the person. The reason is kept.",
  reason: "Reason",
  reasonRequired: "Enter why the case may be opened to them again",
  lifted: "{{number}} is open to {{reviewer}} again.",
  notYourself: "You said this yourself. Another administrator decides.",
} as const;
