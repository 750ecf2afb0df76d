import { z } from "zod";
import { addJobOnce, job } from "../platform/jobs/job.ts";
import type { Tx } from "../platform/work/work-of.ts";

/** Something that decisions of this application rest on, or wait for, may have changed. */
export const settleDecisions = job("settle-decisions", z.object({ applicationId: z.uuid() }));

/** In the transaction of the change. Whoever agrees to a decision looks again anyway: this only makes it known sooner. */
export const decisionsMayChange = (tx: Tx, applicationId: string): Promise<void> =>
  addJobOnce(tx, settleDecisions, { applicationId }, applicationId);
