import { asksRightToRent } from "@latchkey/domain/compliance/right-to-rent/asked.ts";
import { outsideSources } from "@latchkey/domain/review/outside-result.ts";
import { z } from "zod";
import { findAddressee } from "../parties/addressee.ts";
import { job } from "../platform/jobs/job.ts";
import { emailHandler } from "../platform/work/email-handler.ts";
import { isExempt } from "../right-to-rent/read-exemptions.ts";
import { contestUntil, decidedOn } from "./contest.ts";
import { decisionEmail } from "./decision-email.ts";
import { readToldCourse } from "./home-course.ts";
import { findDecisionParty, readDecisions } from "./read-decisions.ts";

export const sendDecisionEmail = job("send-decision-email", z.object({ decisionId: z.uuid() }));

/** Sent once: a final decision does not change. */
export const sendDecisionEmailHandler = emailHandler(
  sendDecisionEmail,
  ({ decisionId }) => ({ kind: "decided", id: decisionId }),
  async ({ decisionId }, services) => {
    const { db } = services;
    const party = await findDecisionParty(db, decisionId);
    const applicant = party && (await findAddressee(services, party.partyId));
    if (!applicant) return undefined;
    const decisions = await readDecisions(db, party);
    const decision = decisions.find(({ id }) => id === decisionId);
    if (decision?.state !== "final") return undefined;
    const { outcome, reasons, inputs, conditions, finalAt, policyVersion } = decision;
    const email = decisionEmail({
      ...applicant,
      outcome,
      hasConditions: conditions.length > 0,
      homeCourse: await readToldCourse(db, {
        ...party,
        outcome,
        at: finalAt ?? undefined,
      }),
      sources: outsideSources(reasons, inputs),
      asksRightToRent:
        outcome !== "declined" &&
        asksRightToRent(applicant) &&
        !(await isExempt(db, party.applicationId, services.today())),
      decidedOn: decidedOn(decision),
      contestUntil: contestUntil(decision),
      policyVersion,
    });
    return { to: applicant.to, brand: applicant.brand, email };
  },
);
