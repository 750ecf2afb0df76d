import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import { findPartyKey } from "../../review/find-party.ts";
import { assertNotOwn } from "../../review/own-party.ts";
import type { ConsoleOperation } from "./console-context.ts";

/** @throws NOT_FOUND; OWN_CASE for a reviewer who is a party of that application */
export const partyNamed = async ({ work }: Pick<ConsoleOperation, "work">, id: string): Promise<PartyKey> => {
  const party = isUuid(id) ? await findPartyKey(work.tx, id) : undefined;
  if (!party) throw notFound();
  await assertNotOwn(work, party.applicationId);
  return party;
};
