/** The kinds of rows in the history of an application that an agency reads. */

/** Events of a person. Steps inside the review are the provider's own. */
export const toldEvents = [
  "invited",
  "opened",
  "submitted",
  "returned",
  "decided",
  "withdrawn",
  "expired",
  "resumed",
] as const;

/** Acts of the agency's users, by their names in the audit trail. */
export const toldActs = [
  "invitation-sent-again",
  "address-corrected",
  "party-nudged",
  "share-changed",
  "terms-changed",
  "guarantor-named",
  "report-link-made",
  "report-link-ended",
] as const;

export const historyKinds = [...toldEvents, ...toldActs] as const;
export type HistoryKind = (typeof historyKinds)[number];
