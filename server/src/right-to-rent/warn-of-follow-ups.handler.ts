import { inBatches } from "../platform/jobs/in-batches.ts";
import { type HandledJob, handle } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import { inTransaction } from "../platform/work/work.ts";
import { readDueFollowUps, warningDue, warnOf } from "./due-warnings.ts";
import { sendFollowUpWarningHandler } from "./follow-up-email.ts";
import { WARN_OF_FOLLOW_UPS, warnOfFollowUps } from "./follow-up-emails.jobs.ts";
import { askAboutTenancy, readTenanciesToAsk } from "./tenancies-to-ask.ts";
import { sendTenancyQuestionHandler } from "./tenancy-question-email.ts";

const ACTOR = { kind: "job", name: WARN_OF_FOLLOW_UPS } as const;

/** Idempotent: a second run on a day sends nothing. */
const warnOfFollowUpsHandler = handle<unknown, Services>(
  warnOfFollowUps,
  async (_payload, services, stopping) => {
    const today = services.today();
    await inBatches(
      {
        start: 0,
        read: (after) => readDueFollowUps(services.db, today, after),
        cursorOf: ({ checkId }) => checkId,
        perform: async (one) => {
          if (warningDue(one, today) === undefined) return;
          await inTransaction(services, ACTOR, (work) => warnOf(work, one));
        },
      },
      stopping,
    );
    await inBatches(
      {
        start: 0,
        read: (after) => readTenanciesToAsk(services.db, today, after),
        cursorOf: ({ lettingId }) => lettingId,
        perform: (one) => inTransaction(services, ACTOR, (work) => askAboutTenancy(work, one)),
      },
      stopping,
    );
  },
);

export const followUpHandlers: readonly HandledJob<Services>[] = [
  warnOfFollowUpsHandler,
  sendFollowUpWarningHandler,
  sendTenancyQuestionHandler,
];
