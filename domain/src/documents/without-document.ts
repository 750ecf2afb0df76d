export const withoutDocumentReasons = ["lost", "expired", "with_authority", "never_had", "other"] as const;
export type WithoutDocumentReason = (typeof withoutDocumentReasons)[number];
