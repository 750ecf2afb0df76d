import { isHeldAt, type PersonRow, readApplication } from "../../applications/read-application.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import type { Work } from "../../platform/work/work.ts";
import { isBlindTo } from "../../review/own-party.ts";
import { keepHolding } from "../../review/take-party.ts";
import { evidencePartyNamed } from "./party-named.ts";

interface EvidenceParty {
  readonly key: PartyKey;
  /** As shown beside the file: a second reviewer who decides blind does not learn who reviewed the case. */
  readonly person: PersonRow;
  readonly heldByYou: boolean;
  readonly isBlind: boolean;
}

/**
 * The party of a file that a reviewer opens, which extends the reviewer's assignment.
 *
 * @throws NOT_FOUND, OWN_CASE
 */
export const openEvidenceParty = async (
  work: Work,
  partyId: string,
  staffId: string,
): Promise<EvidenceParty> => {
  const key = await evidencePartyNamed({ work }, partyId);
  await keepHolding(work, key, staffId);
  const application = await readApplication(work.tx, key.applicationId);
  const person = application?.people.find(({ standing }) => standing.uuid === partyId);
  if (!person) throw notFound();
  const isBlind = await isBlindTo(work.tx, key.applicationId, staffId);
  return {
    key,
    person: isBlind ? { ...person, reviewer: null, stage: "none" } : person,
    heldByYou: person.reviewer?.id === staffId && isHeldAt(person, work.now),
    isBlind,
  };
};
