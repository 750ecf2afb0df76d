import { z } from "zod";
import { handle, job } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import { inTransaction } from "../platform/work/work.ts";
import { absencesToBegin, beginAbsence } from "./absences.ts";

/** Every hour, because the day begins in London at a full hour, and a server may have been down then. */
export const BEGIN_ABSENCES = "begin-absences";

const beginAbsences = job(BEGIN_ABSENCES, z.unknown());

const ACTOR = { kind: "job", name: BEGIN_ABSENCES } as const;

export const beginAbsencesHandler = handle<unknown, Services>(beginAbsences, async (_payload, services) => {
  for (const one of await absencesToBegin(services.db, services.today())) {
    await inTransaction(services, ACTOR, (work) => beginAbsence(work, one));
  }
});
