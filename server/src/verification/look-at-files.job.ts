import { z } from "zod";
import type { PartyKey } from "../platform/actor/actor.ts";
import { addJobInQueue, job } from "../platform/jobs/job.ts";
import type { Tx } from "../platform/work/work-of.ts";

export const lookAtFiles = job("look-at-files", z.object({ applicationId: z.uuid(), partyId: z.uuid() }));

/** Sequential by party, so that the files of people who are uploading wait for one at most. */
export const lookAtFilesLater = (tx: Tx, { applicationId, partyId }: PartyKey): Promise<void> =>
  addJobInQueue(tx, lookAtFiles, { payload: { applicationId, partyId }, queue: lookAtFiles.name });
