import { z } from "zod";
import type { PartyKey } from "../platform/actor/actor.ts";
import { addJobInQueue, job } from "../platform/jobs/job.ts";
import type { Tx } from "../platform/work/work-of.ts";

/** Looks at every picture that somebody has sent. */
export const lookAtFiles = job("look-at-files", z.object({ applicationId: z.uuid(), partyId: z.uuid() }));

/** One person after the other, so that the pictures of those who are uploading wait for one at most. */
export const lookAtFilesLater = (tx: Tx, { applicationId, partyId }: PartyKey): Promise<void> =>
  addJobInQueue(tx, lookAtFiles, { applicationId, partyId }, lookAtFiles.name);
