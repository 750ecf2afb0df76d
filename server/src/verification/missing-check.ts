import type { Tx } from "../api/applicant/request-context.ts";

interface BoundUpload {
  readonly uploadId: string;
  readonly applicantId: string;
  readonly kind: "document" | "photo";
  /** As what it should have been looked at, see `questionOf`; empty for a photo. */
  readonly asked: string;
}

/**
 * A document that was never shown for a check, whoever decided that, is kept as not checked: the reviewer sees that
 * nobody looked, and nothing counts as passed. Neither does one that was shown as something else than it is sent as.
 */
export const noteMissingCheck = async (
  tx: Tx,
  { uploadId, applicantId, kind, asked }: BoundUpload,
): Promise<void> => {
  const nobodyLooked = { asked, outcome: "not_checked:skipped", scores: "{}", zone: null, findings: [] };
  await tx
    .insertInto("file_check")
    .values({ upload_id: uploadId, applicant_id: applicantId, kind, ...nobodyLooked })
    .onConflict((conflict) =>
      conflict
        .columns(["upload_id", "kind"])
        .doUpdateSet(nobodyLooked)
        .where("file_check.asked", "!=", asked)
        .where("file_check.asked", "!=", ""),
    )
    .execute();
};
