import { z } from "zod";
import { addJobOnce, job } from "../platform/jobs/job.ts";
import type { Tx } from "../platform/work/work-of.ts";

export const settleDecisions = job("settle-decisions", z.object({ applicationId: z.uuid() }));

/** Call in the transaction of the change. An agreement settles anyway; this only makes it known sooner. */
export const decisionsMayChange = (tx: Tx, applicationId: string): Promise<void> =>
  addJobOnce(tx, settleDecisions, { payload: { applicationId }, key: applicationId });
