import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { audit } from "../platform/audit/audit.ts";
import type { EmailFailure } from "../platform/mail/email-failure.ts";
import type { Work } from "../platform/work/work.ts";
import { findDecisionParty } from "./read-decisions.ts";

export const noteFailedDecision = async (work: Work, { id }: EmailFailure): Promise<void> => {
  // The mail service reports the id, so it may be anything.
  const party = isUuid(id) ? await findDecisionParty(work.tx, id) : undefined;
  if (party) await audit(work, { action: "decision-bounced", outcome: "done", party, subject: id });
};
