import { isHeldAt, type PersonRow, readApplication } from "../../applications/read-application.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import type { Work } from "../../platform/work/work.ts";
import { openReviewOf } from "../../review/own-party.ts";
import { keepHolding } from "../../review/take-party.ts";
import { evidencePartyNamed } from "./party-named.ts";

interface EvidenceParty {
  readonly key: PartyKey;
  /** As shown beside the file: a second reviewer who decides blind does not learn who reviewed the case. */
  readonly person: PersonRow;
  readonly heldByYou: boolean;
  /** The open second review that closes the case to the reader. */
  readonly secondReviewId: string | undefined;
}

/** The options of the field. */
export const SECOND_REVIEW_ID = {
  nullable: true,
  description: "The reader's open second review, until which the case is closed to them.",
} as const;

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
  const secondReviewId = await openReviewOf(work.tx, key.applicationId, staffId);
  return {
    key,
    person: secondReviewId ? { ...person, reviewer: null, stage: "none" } : person,
    heldByYou: person.reviewer?.id === staffId && isHeldAt(person, work.now),
    secondReviewId,
  };
};
