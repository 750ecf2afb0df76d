import type { GivenDecision } from "@latchkey/domain/review/decision.ts";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { writeMessage } from "../../agency-messages/agency-messages.ts";
import { withdrawParty } from "../../applications/invitations.ts";
import { askForSecondLook } from "../../decisions/contest.ts";
import { appendEvent } from "../../parties/events.ts";
import { partyChanged } from "../../parties/party-row.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import type { Work } from "../../platform/work/work.ts";
import { takeParty } from "../../review/take-party.ts";
import { deskPeople } from "./desk-people.ts";
import { accept, as, decideByTwo, nothingSaid, propose, type Reviewers } from "./seed-decisions.ts";
import { seedPeople } from "./seed-people.ts";

const WEEKS_TO_MEET = 4;

const withConditions = (work: Work): GivenDecision => ({
  ...accept,
  conditions: ["ORIGINALS_BEFORE_KEYS", "OTHER"],
  metBy: addDays(work.services.today(), 7 * WEEKS_TO_MEET),
  words: "Please send us the name of your insurer, and bring your passport to the office.",
});

const decline: GivenDecision = {
  ...nothingSaid,
  outcome: "declined",
  reasons: ["IDENTITY_NOT_SHOWN"],
  words: "The photo page of your passport cannot be read, and no other document came.",
};

type PartyNamed = (name: keyof typeof deskPeople) => PartyKey;

/** The agency has an address to correct, and a question to answer. */
const seedAgencysTurns = async (work: Work, partyOf: PartyNamed, staffId: string): Promise<void> => {
  await work.tx
    .insertInto("email_failure")
    .values({ kind: "invitation", subject: partyOf("bounced").partyId, reason: "no such address" })
    .execute();
  await writeMessage(as(work, staffId), partyOf("inReview").applicationId, {
    text: "Has the landlord agreed to the first day? Then we can go on.",
    needsAnswer: true,
    author: { staffId },
  });
};

const seedStates = async (work: Work, partyOf: PartyNamed, reviewers: Reviewers): Promise<void> => {
  const { priya, lucia } = reviewers;
  await takeParty(as(work, lucia), partyOf("inReview"), { staffId: lucia });
  await takeParty(as(work, priya), partyOf("answered"), { staffId: priya });
  await appendEvent(as(work, priya), partyOf("answered"), "returned");
  await appendEvent(work, partyOf("answered"), "submitted");
  await propose(work, partyOf("proposed"), { staffId: priya, given: decline });
  await propose(work, partyOf("provisional"), { staffId: priya, given: accept });
  await propose(work, partyOf("accepted"), { staffId: lucia, given: accept });
  await decideByTwo(work, partyOf("accepting"), { ...reviewers, given: withConditions(work) });
  await propose(work, partyOf("together"), { staffId: lucia, given: accept });
  for (const name of ["apart", "declined", "secondLook"] as const) {
    await decideByTwo(work, partyOf(name), { ...reviewers, given: decline });
  }
  await askForSecondLook(work, partyOf("secondLook"), {
    text: "The passport is mine. I can bring it to your office.",
    language: "en",
  });
  await withdrawParty(as(work, priya), partyOf("withdrawn"));
  await seedAgencysTurns(work, partyOf, priya);
};

export const seedDesk = async (work: Work, reviewers: Reviewers): Promise<void> => {
  const names = Object.keys(deskPeople);
  const parties = await seedPeople(work, Object.values(deskPeople));
  for (const party of parties) partyChanged(work, party);
  const partyOf: PartyNamed = (name) => {
    const party = parties[names.indexOf(name)];
    if (!party) throw new Error("A sample person was not seeded.");
    return party;
  };
  await seedStates(work, partyOf, reviewers);
};
