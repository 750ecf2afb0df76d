import { z } from "zod";
import { addJobOnce, job } from "../platform/jobs/job.ts";
import type { Tx } from "../platform/work/work-of.ts";

export const makeReports = job("make-reports", z.object({ applicationId: z.uuid() }));

/** Call in the transaction of the change of a fact that a report tells. An unchanged report gets no new version. */
export const reportsMayChange = (tx: Tx, applicationId: string): Promise<void> =>
  addJobOnce(tx, makeReports, { payload: { applicationId }, key: applicationId });
