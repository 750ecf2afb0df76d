import type { Inspected, NotCheckedReason } from "@latchkey/document-checks/findings.ts";
import { noticesOfLook } from "@latchkey/domain/documents/look.ts";
import { pdfSignalsOf } from "@latchkey/domain/documents/pdf-signals.ts";
import type { DocumentChecks } from "../document-checks/checks.ts";
import { readUpload } from "../documents/read-upload.ts";
import type { ReadableUpload } from "../documents/uploads.ts";
import type { Services } from "../platform/work/services.ts";
import type { CheckQueue } from "./check-queue.ts";
import { checkedTypeOf, faultOf } from "./file-fault.ts";
import { isLasting } from "./lasting-outcomes.ts";
import { noteUndrawn } from "./undrawn-pages.ts";
import type { FileFault } from "./verifier.ts";

export interface InspectionServices extends Services {
  readonly checks: DocumentChecks;
  readonly checkQueue: CheckQueue;
}

export interface InspectedUpload extends ReadableUpload {
  readonly key: string;
}

/** A file that takes too long to open is not opened again by a check. */
const noteLasting = async (
  { db }: InspectionServices,
  { id, party }: InspectedUpload,
  reason: NotCheckedReason,
): Promise<void> => {
  if (!isLasting(reason)) return;
  await db
    .insertInto("file_check")
    .values({
      upload_id: id,
      application_id: party.applicationId,
      party_id: party.partyId,
      kind: "document",
      asked: "",
      outcome: `not_checked:${reason}`,
      scores: "{}",
      zone: null,
      findings: [],
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** For the reviewer: the metadata of a PDF or the look of a picture, with its interpretation. */
const noteFindings = async (
  { db }: InspectionServices,
  { id, party }: InspectedUpload,
  { metadata, isBlank, look }: Inspected,
): Promise<void> => {
  const found = metadata
    ? { kind: "pdf" as const, scores: metadata, findings: pdfSignalsOf(metadata, isBlank) }
    : look && { kind: "look" as const, scores: look, findings: noticesOfLook(look) };
  if (!found) return;
  await db
    .insertInto("file_check")
    .values({
      upload_id: id,
      application_id: party.applicationId,
      party_id: party.partyId,
      kind: found.kind,
      asked: "",
      outcome: "ok",
      scores: JSON.stringify(found.scores),
      zone: null,
      findings: [...found.findings],
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * Finds a file's fault, so that its sender learns of it at once (FIL-06, FIL-08).
 *
 * @returns undefined: readable, or not inspected for a reason that is not the file's
 */
export const inspectUpload = async (
  services: InspectionServices,
  upload: InspectedUpload,
): Promise<FileFault | undefined> => {
  const { checks, checkQueue, limiter } = services;
  const { key, fileType, party, wrappedKey, keyOwner } = upload;
  const owner = party.partyId;
  const type = checkedTypeOf(fileType);
  if (!type) return undefined;
  const content = () => readUpload(services, { key, keyOwner, wrappedKey });
  // Checked once it is the file's turn: earlier files may have used the time up.
  const found = await checkQueue.run(owner, async () =>
    (await limiter.isSpent("check-time", owner)) ? undefined : checks.inspect({ content, type, owner }),
  );
  if (!found) return undefined;
  if (found.outcome === "ok") {
    await noteFindings(services, upload, found);
    return undefined;
  }
  await noteLasting(services, upload, found.reason);
  if (type === "pdf")
    await noteUndrawn(services.db, { party, uploadId: upload.id }, { page: 1, reason: found.reason });
  return faultOf(found.reason);
};
