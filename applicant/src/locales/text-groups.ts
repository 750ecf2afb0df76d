/** Texts that are always shown together; every other group has a chunk of its own. */
const textGroups: Readonly<Record<string, string>> = {
  shell: "frame",
  errors: "frame",
  dashboard: "home",
  reasons: "home",
  steps: "home",
  identity: "questions",
  questions: "questions",
  validation: "questions",
  documents: "questions",
  guidance: "questions",
  "document-names": "questions",
  income: "income",
  residence: "residence",
  addresses: "residence",
  "hand-over": "upload-dialogs",
  // In the chunk of another lazy group: each name of a chunk is paid for on every page.
  "after-decision": "carry-over",
  "home-course": "carry-over",
  weighing: "share-code",
  // Few visits read any of these; a chunk of its own for each would be named, and so paid for, on every page.
  guarantor: "applications",
  waiting: "applications",
  "other-adults": "applications",
  decision: "applications",
  "home-course-titles": "applications",
  "decision-reasons": "applications",
};

/** The chunk of a namespace, without its language. */
export const textGroupOf = (namespace: string): string => textGroups[namespace] ?? namespace;
