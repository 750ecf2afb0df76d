import { sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Tx } from "../platform/work/work-of.ts";
import { lastingOutcomes } from "./lasting-outcomes.ts";
import { lookAtFilesLater } from "./look-at-files.job.ts";
import { QUEUED_CHECK } from "./running-check.ts";

interface BoundUpload {
  readonly uploadId: string;
  readonly party: PartyKey;
  readonly kind: "document" | "photo";
  readonly asked: string;
}

/**
 * A document that was never checked is stored as not checked, so that the reviewer sees it and it does not pass, and a
 * job checks it. The same holds for one that was checked as something else, unless it cannot be checked at all.
 */
export const checkIfMissing = async (
  tx: Tx,
  { uploadId, party: { applicationId, partyId }, kind, asked }: BoundUpload,
): Promise<void> => {
  const unchecked = { asked, outcome: QUEUED_CHECK, scores: "{}", zone: null, findings: [] };
  const noted = await tx
    .insertInto("file_check")
    .values({ upload_id: uploadId, application_id: applicationId, party_id: partyId, kind, ...unchecked })
    .onConflict((conflict) =>
      conflict
        .columns(["upload_id", "kind"])
        .doUpdateSet({ ...unchecked, at: sql<Date>`now()` })
        .where("file_check.outcome", "not in", lastingOutcomes)
        .where("file_check.asked", "!=", asked)
        .where("file_check.asked", "!=", ""),
    )
    .returning("upload_id")
    .executeTakeFirst();
  if (noted) await lookAtFilesLater(tx, { applicationId, partyId });
};
