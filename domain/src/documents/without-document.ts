/** The reasons for not showing a document: stored with the answer and shown to the reviewer. */
export const withoutDocumentReasons = ["lost", "expired", "with_authority", "never_had", "other"] as const;
export type WithoutDocumentReason = (typeof withoutDocumentReasons)[number];
