import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import { findPartyKey } from "../../review/find-party.ts";
import { assertMaySee, assertNotBarred } from "../../review/own-party.ts";
import type { ConsoleOperation } from "./console-context.ts";

const partyOf = async ({ work }: Pick<ConsoleOperation, "work">, id: string): Promise<PartyKey> => {
  const party = isUuid(id) ? await findPartyKey(work.tx, id) : undefined;
  if (!party) throw notFound();
  return party;
};

/**
 * @throws NOT_FOUND; OWN_CASE for a reviewer who is a party of that application; SECOND_REVIEW_OPEN while it would tell
 * them the decision that they review
 */
export const partyNamed = async (
  operation: Pick<ConsoleOperation, "work">,
  id: string,
): Promise<PartyKey> => {
  const party = await partyOf(operation, id);
  await assertMaySee(operation.work, party.applicationId);
  return party;
};

/** For what the applicant gave, which a second review rests on too. @throws NOT_FOUND; OWN_CASE */
export const evidencePartyNamed = async (
  operation: Pick<ConsoleOperation, "work">,
  id: string,
): Promise<PartyKey> => {
  const party = await partyOf(operation, id);
  await assertNotBarred(operation.work, party.applicationId);
  return party;
};
