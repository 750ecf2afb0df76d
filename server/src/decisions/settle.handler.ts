import { settleDecisions } from "../parties/settle-decisions.job.ts";
import { handle } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import { inTransaction } from "../platform/work/work.ts";
import { settleApplication } from "./settle.ts";

const ACTOR = { kind: "job", name: settleDecisions.name } as const;

export const settleDecisionsHandler = handle<{ applicationId: string }, Services>(
  settleDecisions,
  ({ applicationId }, services) =>
    inTransaction(services, ACTOR, (work) => settleApplication(work, applicationId)),
);
