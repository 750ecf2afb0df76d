import { z } from "zod";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { addJobOnce, job } from "../../platform/jobs/job.ts";
import type { Tx } from "../../platform/work/work-of.ts";

export const screenParty = job("screen-party", z.object({ applicationId: z.uuid(), partyId: z.uuid() }));

/** Screens every party that is still open, by a new list. */
export const rescreenParties = job("rescreen-parties", z.object({ listId: z.number().int() }));

export const screenLater = (tx: Tx, party: PartyKey): Promise<void> =>
  addJobOnce(tx, screenParty, { payload: party, key: party.partyId });
