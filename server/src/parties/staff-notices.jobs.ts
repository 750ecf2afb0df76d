import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** The side that has answered. */
export const answerSides = ["applicant", "referee", "agency"] as const;
export type AnswerSide = (typeof answerSides)[number];

const answer = {
  side: z.enum(answerSides),
  applicationId: z.uuid(),
  /** null: the answer is about the whole application. */
  partyId: z.uuid().nullable(),
  /** The id of the answer, so that it is told once. */
  answerId: z.string(),
};

/** Finds the reviewers of the cases, and adds an e-mail for each of them. */
export const tellOfAnswer = job("tell-staff-of-answer", z.object(answer));

export const sendAnswerNotice = job(
  "send-answer-notice",
  z.object({ ...answer, staffId: z.uuid().nullable() }),
);

export const SEND_WARNINGS = "send-promise-warnings";
export const sendWarnings = job(SEND_WARNINGS, z.unknown());

export const sendWarning = job("send-promise-warning", z.object({ staffId: z.uuid(), day: z.iso.date() }));
