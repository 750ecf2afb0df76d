import { sql } from "kysely";
import { addJobOnce } from "../platform/jobs/job.ts";
import type { Work } from "../platform/work/work.ts";
import { sendReferenceLinkAgain } from "./reference.jobs.ts";

const SECONDS_PER_HOUR = 3_600;

/**
 * Sends the e-mail with the link once more, to the address that is known. The link stays the same, so an e-mail that
 * arrives late still works. Does nothing for a reference that is answered, has ended or does not exist.
 */
export const sendLinkAgain = async ({ tx, services }: Work, reviewId: string): Promise<void> => {
  const awaited = await tx
    .selectFrom("reference")
    .select(["id as reviewId", "generation"])
    .where("id", "=", reviewId)
    .where("state", "in", ["sent", "opened"])
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirst();
  if (!awaited) return;
  const hour = Math.floor(services.nowSeconds() / SECONDS_PER_HOUR);
  await addJobOnce(tx, sendReferenceLinkAgain, { payload: { ...awaited, hour }, key: reviewId });
};
