import type { AuditedAction } from "@latchkey/domain/vocabulary/audited-actions.ts";
import type { Kysely } from "kysely";
import { type Actor, actorName, type PartyKey } from "../actor/actor.ts";
import type { Schema } from "../db/schema.ts";
import { currentOrigin } from "./origin.ts";

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
