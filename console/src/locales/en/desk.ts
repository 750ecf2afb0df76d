import { applicationRules } from "@latchkey/members/locales/en/application-rules.ts";

/** What the pages of reviewers have in common: how cases, people and sections are called. */
export const desk = {
  skill: {
    RIGHT_TO_RENT: "Right to rent",
    SELF_EMPLOYED: "Self-employed",
    LANGUAGE_DE: "German",
    LANGUAGE_EN: "English",
    LANGUAGE_ES: "Spanish",
    LANGUAGE_FR: "French",
    LANGUAGE_IT: "Italian",
    LANGUAGE_PT: "Portuguese",
  },
  role: {
    tenant: "Tenant",
    occupier: "Lives there, pays nothing",
    guarantor: "Guarantor",
  },
  section: {
    IDENTITY: "Identity",
    INCOME: "Income",
    RESIDENCE: "Residence",
  },
  progress: {
    todo: "not started",
    progress: "started",
    done: "completed",
    submitted: "sent",
    missing: "needs an answer",
  },
  sectionIs: "{{section}}: {{progress}}",
  status: {
    NEW: "New",
    ANSWER: "Answer arrived",
    INVITED: "Invited",
    COLLECTING: "Being filled in",
    IN_REVIEW: "In review",
    RETURNED: "Waiting on applicant",
    PROPOSED: "Second person needed",
    AGREED: "Provisional",
    SECOND_LOOK: "Second look",
    DECIDED: "Decided",
    WITHDRAWN: "Withdrawn",
    EXPIRED: "Expired",
    BOUNCED: "Invitation came back",
  },
  /** Of a document. */
  livePhoto: "Live photo",
  back: "Back",
  nobody: "Nobody yet",
  you: "You",
  tryAgain: "Try again",
  close: "Close",
  cancel: "Cancel",
  canned: {
    for: "Prepared words: {{reason}}",
    optional: "(optional)",
    hint: "The applicant gets them in their language. The preview shows them filled in.",
    none: "None",
    validations: {
      gone: "These words have changed. Choose again",
    },
  },
  frozen: {
    title: "Nothing is decided under these rules now",
    by: "Frozen by {{name}}, {{at}}. Go on reviewing: the decision waits until the freeze is lifted.",
  },
  take: {
    button: "Take the next case",
    nothing: "Nothing is waiting.",
  },
  previous: "Previous",
  next: "Next",
  record: {
    required: "Choose one of these",
    note: "Note for colleagues",
    optional: "(optional)",
    submit: "Record it",
  },
  loadFailed: {
    title: "We could not load this",
    text: "The problem is on our side. Nothing you saved is lost.",
  },
  /** Messages of rules that only staff meets, by their codes. */
  rentDemand: {
    text: "“{{sentence}}” In England no rent may be asked for before the agreement is signed, and at most a month of it before the start.",
    law: "The law: {{law}}.",
    confirm: "I confirm that this asks for no rent in advance",
    kept: "Your name, the time and the rule are kept.",
  },
  assignment: {
    validations: { tooMany: "Assign at most {{max}}\u00a0cases at once" },
  },
  ...applicationRules,
} as const;
