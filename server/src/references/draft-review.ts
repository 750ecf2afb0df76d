import type { ReferencePerson, Residence } from "@latchkey/domain/residence/residence.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";

/** Nobody has been asked yet, so nothing is lost. */
export const removeDraftReview = async (
  { tx }: Pick<Work, "tx">,
  { applicationId, partyId }: PartyKey,
  residenceId: string,
): Promise<void> => {
  await tx
    .deleteFrom("tenant_review")
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("residence_id", "=", residenceId)
    .where("state", "=", "draft")
    .execute();
};

const isSamePerson = (one: ReferencePerson, other: ReferencePerson): boolean =>
  (["type", "firstName", "lastName", "email", "phone"] as const).every((part) => one[part] === other[part]);

/** Somebody who has been asked about this home: with the same details they are not asked again. */
const wasAsked = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  { uuid }: Residence,
  person: ReferencePerson,
): Promise<boolean> => {
  const asked = await tx
    .selectFrom("tenant_review")
    .select("referee")
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("residence_id", "=", uuid)
    .where("state", "!=", "draft")
    .orderBy("sent_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return asked !== undefined && isSamePerson(asked.referee, person);
};

/**
 * Keeps who is to be asked about a home. Call it, in the same transaction, whenever the person named for the home was saved:
 * a draft follows the details, and somebody who was asked already is asked again only if they differ.
 */
export const createReview = async (work: Work, party: PartyKey, residence: Residence): Promise<void> => {
  const { reference: person } = residence;
  await removeDraftReview(work, party, residence.uuid);
  if (!person || (await wasAsked(work, party, residence, person))) return;
  await work.tx
    .insertInto("tenant_review")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      residence_id: residence.uuid,
      referee: JSON.stringify(person),
    })
    .execute();
};
