import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import { currentOrigin } from "./origin.ts";

/** Acts that are recorded. A closed list, so that an auditor can read it. */
export type AuditedAction =
  | "sign-in-link-asked"
  | "signed-in"
  | "sign-in-refused"
  | "signed-out"
  | "session-revoked"
  | "consents-given"
  | "document-added"
  | "document-withdrawn"
  | "document-viewed"
  | "file-quarantined"
  | "validation-submitted";

export interface AuditEntry {
  /** `applicant:<id>`, `system`, `visitor`, or `link` for whoever holds a signed one. Never an address or a name. */
  readonly actor: string;
  readonly action: AuditedAction;
  readonly outcome: "done" | "refused";
  readonly applicantId?: string | undefined;
  /** The id of what was acted upon. */
  readonly subject?: string | undefined;
}

/** Appended in the transaction of the act; the application's role can neither change nor remove it. */
export const audit = async (
  tx: Kysely<Schema>,
  { actor, action, outcome, applicantId, subject }: AuditEntry,
): Promise<void> => {
  await tx
    .insertInto("audit_entry")
    .values({
      actor,
      action,
      outcome,
      applicant_id: applicantId ?? null,
      subject: subject ?? null,
      origin: currentOrigin(),
    })
    .execute();
};

export const byApplicant = (applicantId: string) => ({ actor: `applicant:${applicantId}`, applicantId });
