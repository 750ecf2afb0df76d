import { depositGrounds } from "@latchkey/domain/compliance/holding-deposit/deposit-rules.ts";
import {
  evidenceKey,
  type GivenGround,
  type GroundEvidence,
  statementIssues,
} from "@latchkey/domain/compliance/holding-deposit/deposit-statement.ts";
import { lockApplication } from "../parties/parties.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput, notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { assertMaySee } from "../review/own-party.ts";
import type { StatedGround } from "./holding-deposits.table.ts";
import { readDeposit } from "./holding-deposits.ts";

/** Statements on holding deposits: the grounds for keeping one, or its refund. */

const statedOf = (
  grounds: readonly GivenGround[],
  offered: readonly GroundEvidence[],
): readonly StatedGround[] =>
  depositGrounds.flatMap((ground) => {
    const given = grounds.find((one) => one.ground === ground);
    if (!given) return [];
    const evidence = offered.filter(
      (one) => one.ground === ground && given.evidence.includes(evidenceKey(one)),
    );
    return [{ ground, words: given.words.trim(), evidence }];
  });

interface GivenStatement {
  readonly grounds: readonly GivenGround[];
  readonly staffId: string;
}

/**
 * A newer statement takes the place of the last one.
 *
 * @throws NOT_FOUND while no deposit is recorded or the letting may still come about; OWN_CASE; INVALID_INPUT by field
 */
export const recordDepositStatement = async (
  work: Work,
  applicationId: string,
  { grounds, staffId }: GivenStatement,
): Promise<void> => {
  await assertMaySee(work, applicationId);
  await lockApplication(work.tx, applicationId);
  const home = await work.tx
    .selectFrom("application")
    .select(["id", "property_country as country"])
    .where("id", "=", applicationId)
    .executeTakeFirst();
  const today = work.services.today();
  const shown = home && (await readDeposit(work.tx, home, today));
  if (!shown?.days || shown.endedOn === null) throw notFound();
  const { days, offered, endedOn } = shown;
  const issues = statementIssues(grounds, { offered, noticeBy: days.noticeBy, today });
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  await work.tx
    .insertInto("deposit_statement")
    .values({
      application_id: applicationId,
      ended_on: endedOn,
      notice_by: days.noticeBy,
      refund_by: days.refundBy,
      grounds: JSON.stringify(statedOf(grounds, offered)),
      staff_id: staffId,
    })
    .execute();
  await audit(work, {
    action: "deposit-statement-recorded",
    outcome: "done",
    applicationId,
    subject: applicationId,
  });
};
