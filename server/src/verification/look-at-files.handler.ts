import { type Slot, slotOf } from "@latchkey/domain/documents/definitions.ts";
import { verificationType } from "@latchkey/domain/documents/verification.ts";
import { LIVE_PHOTO } from "@latchkey/domain/identity/live-photo.ts";
import { isOfPerson, readDocuments, wireTypeOf } from "../documents/documents.ts";
import { decisionsMayChange } from "../parties/settle-decisions.job.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { handle } from "../platform/jobs/job.ts";
import { ObjectGone } from "../platform/storage/store.ts";
import { type CheckedUpload, type CheckServices, checkUpload, findUpload } from "./check-upload.ts";
import { lookAtFile } from "./file-notices.ts";
import type { InspectionServices } from "./inspect-upload.ts";
import { lookAtFiles } from "./look-at-files.job.ts";
import { documentQuestion, photoQuestion } from "./question-of-document.ts";
import { QUEUED_CHECK } from "./running-check.ts";

type FileServices = CheckServices & InspectionServices;

/** A missing file counts as done. */
const isLookedAt = async (look: Promise<boolean>): Promise<boolean> => {
  try {
    return await look;
  } catch (cause) {
    if (cause instanceof ObjectGone) return true;
    throw cause;
  }
};

/** Checks that failed for a while, and are made again. A crash is the fault of the file as a rule. */
const TEMPORARY = ["failed", "unscanned", "budget", "unreachable", "busy"];

const isQueued = async ({ db }: CheckServices, { id }: CheckedUpload): Promise<boolean> => {
  const row = await db
    .selectFrom("file_check")
    .select("outcome")
    .where("upload_id", "=", id)
    .where("outcome", "=", QUEUED_CHECK)
    .executeTakeFirst();
  return row !== undefined;
};

const queueAgain = async ({ db }: CheckServices, { id, party }: CheckedUpload): Promise<void> => {
  await db
    .updateTable("file_check")
    .set({ outcome: QUEUED_CHECK })
    .where("application_id", "=", party.applicationId)
    .where("party_id", "=", party.partyId)
    .where("upload_id", "=", id)
    .where("kind", "in", ["document", "photo"])
    .where("outcome", "like", "not_checked:%")
    .execute();
};

/** The check that the browser did not ask for. @returns false: temporarily impossible */
const checkQueued = async (
  services: FileServices,
  upload: CheckedUpload,
  { definition: { docType }, side }: Slot,
): Promise<boolean> => {
  if (!(await isQueued(services, upload))) return true;
  const asked = { upload, sessionId: upload.sentBy ?? "", type: verificationType(docType, side), side };
  const question = docType === LIVE_PHOTO ? photoQuestion(asked) : documentQuestion(asked);
  const { outcome, reason } = await checkUpload(services, upload, question);
  await services.db.transaction().execute((tx) => decisionsMayChange(tx, upload.party.applicationId));
  const isTemporary = outcome === "not_checked" && TEMPORARY.some((known) => known === reason);
  if (isTemporary) await queueAgain(services, upload);
  return !isTemporary;
};

/**
 * Notices and checks are made when the applicant's page asks. The reviewer needs them even if no page did: the network
 * failed, the person went on at once, or another client sent the file.
 */
export const lookAtFilesHandler = handle<PartyKey, FileServices>(
  lookAtFiles,
  async (party, services, stopping) => {
    let left = 0;
    for (const document of (await readDocuments(services.db, party)).filter(isOfPerson)) {
      stopping?.throwIfAborted();
      const upload = await findUpload(services.db, party, document.key);
      const slot = slotOf(wireTypeOf(document));
      if (upload && !(await isLookedAt(lookAtFile(services, { upload, slot })))) left += 1;
      if (upload && slot && !(await isLookedAt(checkQueued(services, upload, slot)))) left += 1;
    }
    if (left > 0) throw new Error(`${left} files could not be looked at yet`);
  },
);
