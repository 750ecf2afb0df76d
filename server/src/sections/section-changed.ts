import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { sql } from "kysely";
import { refreshQueueEntry } from "../parties/queue-entry.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { reconcileProgress } from "./reconcile-progress.ts";

/** At most once an hour, because every answer is saved. */
const noteActivity = async ({ tx, actor }: Work, { applicationId, partyId }: PartyKey): Promise<void> => {
  if (actor.kind !== "applicant") return;
  await tx
    .updateTable("party")
    .set({ active_at: sql<Date>`now()` })
    .where("application_id", "=", applicationId)
    .where("id", "=", partyId)
    .where(sql<boolean>`active_at < now() - interval '1 hour'`)
    .execute();
};

export const sectionChanged = async (work: Work, party: PartyKey, section: SectionName): Promise<void> => {
  await reconcileProgress(work, party, section);
  await noteActivity(work, party);
  // The queue is searched by these names.
  if (section === "IDENTITY") await refreshQueueEntry(work.tx, party);
};
