import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { partyChanged, readParty } from "../parties/party-row.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { mayCountAsCompleted } from "./walk.ts";

/**
 * Call after facts or documents have changed: a completed item whose walk now stops short becomes "in
 * progress" again. Submitted items are never touched.
 */
export const reconcileProgress = async (work: Work, party: PartyKey, section: SectionName): Promise<void> => {
  const standing = await readParty(work, party);
  const completed = standing.progress.filter(
    (item) => item.name === section && item.completedDtm !== null && item.submittedDtm === null,
  );
  for (const item of completed) {
    if (await mayCountAsCompleted(work, standing, item)) continue;
    await work.tx
      .updateTable("progress_item")
      .set({ completed_at: null })
      .where("application_id", "=", party.applicationId)
      .where("party_id", "=", party.partyId)
      .where("id", "=", item.id)
      .execute();
    partyChanged(work, party);
  }
};
