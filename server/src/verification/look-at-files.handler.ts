import { slotOf } from "@latchkey/domain/documents/definitions.ts";
import { isOfPerson, readDocuments, wireTypeOf } from "../documents/documents.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { handle } from "../platform/jobs/job.ts";
import { ObjectGone } from "../platform/storage/store.ts";
import { findUpload } from "./check-upload.ts";
import { lookAtFile } from "./file-notices.ts";
import type { InspectionServices } from "./inspect-upload.ts";
import { lookAtFiles } from "./look-at-files.job.ts";

/** A missing file counts as done. */
const isLookedAt = async (look: Promise<boolean>): Promise<boolean> => {
  try {
    return await look;
  } catch (cause) {
    if (cause instanceof ObjectGone) return true;
    throw cause;
  }
};

/**
 * A notice is computed when the applicant's page asks. The reviewer needs it even if no page did: the network
 * failed, or the person went on at once.
 */
export const lookAtFilesHandler = handle<PartyKey, InspectionServices>(
  lookAtFiles,
  async (party, services, stopping) => {
    let left = 0;
    for (const document of (await readDocuments(services.db, party)).filter(isOfPerson)) {
      stopping?.throwIfAborted();
      const upload = await findUpload(services.db, party, document.key);
      const slot = slotOf(wireTypeOf(document));
      if (upload && !(await isLookedAt(lookAtFile(services, { upload, slot })))) left += 1;
    }
    if (left > 0) throw new Error(`${left} files could not be looked at yet`);
  },
);
