import type { Kysely } from "kysely";
import { type Actor, actorName, type PartyKey } from "../actor/actor.ts";
import type { Schema } from "../db/schema.ts";
import { currentOrigin } from "./origin.ts";

/** The recorded actions. A closed list, so that an auditor can review it. */
export type AuditedAction =
  | "sign-in-link-asked"
  | "signed-in"
  | "new-browser-told"
  | "sign-in-refused"
  | "signed-out"
  | "signed-out-everywhere"
  | "step-handed-over"
  | "opened-on-phone"
  | "session-revoked"
  | "staff-invited"
  | "staff-changed"
  | "staff-blocked"
  | "staff-unblocked"
  | "second-factor-set-up"
  | "second-factor-removed"
  | "recovery-codes-renewed"
  | "second-factor-refused"
  | "second-factor-reset"
  | "recovery-code-used"
  | "application-created"
  | "party-added"
  | "share-changed"
  | "invitation-sent-again"
  | "address-corrected"
  | "party-withdrawn"
  | "invitation-bounced"
  | "party-taken"
  | "party-taken-over"
  | "party-viewed"
  | "note-written"
  | "decision-proposed"
  | "decision-agreed"
  | "decision-refused"
  | "decision-dropped"
  | "party-decided"
  | "conditions-recorded"
  | "home-course-recorded"
  | "decision-bounced"
  | "second-look-asked"
  | "more-asked"
  | "more-needed-bounced"
  | "sealed-value-revealed"
  | "api-key-created"
  | "api-key-revoked"
  | "consents-given"
  | "guarantee-agreed"
  | "marketing-consent-given"
  | "marketing-consent-withdrawn"
  | "document-added"
  | "document-withdrawn"
  | "residence-removed"
  | "bank-connection-started"
  | "bank-connected"
  | "bank-connection-failed"
  | "bank-data-read"
  | "tax-record-connection-started"
  | "tax-record-connected"
  | "tax-record-connection-failed"
  | "tax-record-read"
  | "verification-started"
  | "verification-completed"
  | "verification-cancelled"
  | "document-opened"
  | "document-viewed"
  | "document-downloaded"
  | "document-judged"
  | "copied-from-earlier-case"
  | "file-quarantined"
  | "validation-submitted"
  | "reference-requested"
  | "reference-waived"
  | "party-expired"
  | "party-resumed"
  | "reminders-stopped"
  | "reference-opened"
  | "reference-refused"
  | "reference-answered"
  | "reference-declined"
  | "reference-bounced"
  | "referee-address-corrected";

export interface AuditEntry {
  readonly action: AuditedAction;
  readonly outcome: "done" | "refused" | "failed";
  readonly party?: PartyKey | undefined;
  readonly applicationId?: string | undefined;
  readonly subject?: string | undefined;
}

export interface Audited {
  readonly tx: Kysely<Schema>;
  readonly actor: Actor;
}

const partyOf = (actor: Actor): PartyKey | undefined =>
  actor.kind === "applicant" ? actor.party : undefined;

/** Appended in the transaction of the action; the application's role can neither change nor delete it. */
export const audit = async ({ tx, actor }: Audited, entry: AuditEntry): Promise<void> => {
  const party = entry.party ?? partyOf(actor);
  await tx
    .insertInto("audit_entry")
    .values({
      actor: actorName(actor),
      action: entry.action,
      outcome: entry.outcome,
      application_id: party?.applicationId ?? entry.applicationId ?? null,
      party_id: party?.partyId ?? null,
      subject: entry.subject ?? null,
      origin: currentOrigin(),
    })
    .execute();
};
