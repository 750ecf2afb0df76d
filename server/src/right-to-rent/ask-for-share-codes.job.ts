import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Daily: asks for a new share code in place of one that has ended. */
export const ASK_FOR_SHARE_CODES = "ask-for-share-codes";

export const askForShareCodes = job(ASK_FOR_SHARE_CODES, z.unknown());
