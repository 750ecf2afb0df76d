import { addJobOnce } from "../platform/jobs/job.ts";
import type { Work } from "../platform/work/work.ts";
import { sendReferenceLinkAgain } from "./reference.jobs.ts";

const SECONDS_PER_HOUR = 3_600;

/**
 * Sends the e-mail with the link once more, to the address that is known. The link stays the same, so an e-mail that
 * arrives late still works. The job sends nothing about a reference that is answered or has ended.
 */
export const sendLinkAgain = async ({ tx, services }: Work, reviewId: string): Promise<void> => {
  const link = await tx
    .selectFrom("reference")
    .select(["id as reviewId", "generation"])
    .where("id", "=", reviewId)
    .executeTakeFirst();
  if (!link) return;
  const hour = Math.floor(services.nowSeconds() / SECONDS_PER_HOUR);
  await addJobOnce(tx, sendReferenceLinkAgain, { payload: { ...link, hour }, key: reviewId });
};
