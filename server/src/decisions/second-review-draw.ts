import type { Condition } from "@latchkey/domain/policies/condition.ts";
import { conditionKinds } from "@latchkey/domain/policies/condition-kinds.ts";
import { conditionValue } from "@latchkey/domain/policies/policy.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { hmac } from "../platform/keys/keyring.ts";
import type { Work } from "../platform/work/work.ts";

const DRAWN_BYTES = 6;

/** A secret key keeps reviewers from telling which of their decisions will be drawn. */
export const isDrawn = (key: Buffer, decisionId: string, percent: number): boolean =>
  hmac(key, decisionId).readUIntBE(0, DRAWN_BYTES) / 2 ** (8 * DRAWN_BYTES) < percent / 100;

const percentOf = (conditions: readonly Condition[]): number =>
  Number(
    conditionValue(conditions, "SAMPLED_REVIEW_PERCENT") ?? conditionKinds.SAMPLED_REVIEW_PERCENT.otherwise,
  );

interface Accepted {
  readonly decisionId: string;
  readonly conditions: readonly Condition[];
}

/** Call for an acceptance to which no second reviewer has to agree. */
export const drawSecondReview = async (
  { tx, services }: Work,
  { applicationId, partyId }: PartyKey,
  { decisionId, conditions }: Accepted,
): Promise<void> => {
  const { key } = services.keyring.current("second-review");
  if (!isDrawn(key, decisionId, percentOf(conditions))) return;
  await tx
    .insertInto("second_review")
    .values({ application_id: applicationId, party_id: partyId, decision_id: decisionId })
    .execute();
};
