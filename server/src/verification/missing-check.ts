import type { Tx } from "../graphql/request-context.ts";

/**
 * A document that was never shown for a check, whoever decided that, is kept as not checked: the reviewer sees that
 * nobody looked, and nothing counts as passed.
 */
export const noteMissingCheck = async (
  tx: Tx,
  upload: { readonly uploadId: string; readonly applicantId: string; readonly kind: "document" | "photo" },
): Promise<void> => {
  await tx
    .insertInto("file_check")
    .values({
      upload_id: upload.uploadId,
      applicant_id: upload.applicantId,
      kind: upload.kind,
      outcome: "not_checked:skipped",
      scores: "{}",
      findings: [],
    })
    .onConflict((conflict) => conflict.columns(["upload_id", "kind"]).doNothing())
    .execute();
};
