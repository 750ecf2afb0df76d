import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Daily: reminds, warns and ends what waits for applicants. */
export const REMIND_APPLICANTS = "remind-applicants";

export const remindApplicants = job(REMIND_APPLICANTS, z.unknown());
