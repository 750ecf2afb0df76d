import { isSameReferee, type Referee } from "@latchkey/domain/references/referee.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { aboutIn, type ReferenceTopic } from "./topic.ts";

export const removeDraftReview = async (
  { tx }: Pick<Work, "tx">,
  party: PartyKey,
  topic: ReferenceTopic,
): Promise<void> => {
  await tx
    .deleteFrom("reference")
    .where((of) => of.and(aboutIn(party, topic)))
    .where("state", "=", "draft")
    .execute();
};

interface NamedReferee<Named extends Referee | null = Referee> {
  readonly topic: ReferenceTopic;
  readonly referee: Named;
}

/** A referee who was asked is not asked again with the same details. */
const wasAsked = async (
  { tx }: Work,
  party: PartyKey,
  { topic, referee }: NamedReferee,
): Promise<boolean> => {
  const asked = await tx
    .selectFrom("reference")
    .select("referee")
    .where((of) => of.and(aboutIn(party, topic)))
    .where("state", "!=", "draft")
    .orderBy("sent_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return asked !== undefined && isSameReferee(asked.referee, referee);
};

/**
 * Call in the transaction of each save of the referee: a draft follows the details, and a referee who was
 * asked is asked again only if they differ.
 */
export const createReview = async (
  work: Work,
  party: PartyKey,
  { topic, referee }: NamedReferee<Referee | null>,
): Promise<void> => {
  await removeDraftReview(work, party, topic);
  if (!referee || (await wasAsked(work, party, { topic, referee }))) return;
  await work.tx
    .insertInto("reference")
    .values({ ...aboutIn(party, topic), referee: JSON.stringify(referee) })
    .execute();
};
