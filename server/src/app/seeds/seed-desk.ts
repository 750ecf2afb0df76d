import type { GivenDecision } from "@latchkey/domain/review/decision.ts";
import { badFindings } from "@latchkey/domain/review/document-findings.ts";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { withdrawParty } from "../../applications/invitations.ts";
import { askForSecondLook } from "../../decisions/contest.ts";
import { readDecisionDesk } from "../../decisions/decision-desk.ts";
import { proposeDecision } from "../../decisions/propose.ts";
import { readDecisions } from "../../decisions/read-decisions.ts";
import { agree } from "../../decisions/second.ts";
import { appendEvent } from "../../parties/events.ts";
import { partyChanged } from "../../parties/party-row.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { Work } from "../../platform/work/work.ts";
import { judgeDocument } from "../../review/judge-document.ts";
import { readDossier } from "../../review/read-dossier.ts";
import { takeParty } from "../../review/take-party.ts";
import { deskPeople } from "./desk-people.ts";
import { seedPeople } from "./seed-people.ts";

interface Reviewers {
  readonly priya: string;
  readonly lucia: string;
}

const as = (work: Work, staffId: string): Work => ({
  ...work,
  actor: { kind: "staff", staffId, roles: ["REVIEWER"] },
});

const nothingSaid = {
  reasons: [],
  conditions: [],
  metBy: "",
  words: "",
  note: "",
  overrideReason: "",
  overrideWords: "",
} as const;

const accept: GivenDecision = { ...nothingSaid, outcome: "accepted" };
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

/** The sample people share their sample files. */
const acceptDocuments = async (work: Work, party: PartyKey, staffId: string): Promise<void> => {
  const { documents } = await readDossier(work.tx, party);
  for (const document of documents) {
    const explained = badFindings(document, work.services.today());
    await judgeDocument(work, party, {
      documentId: document.id,
      staffId,
      verdict: "accept",
      reasons: [],
      explained,
      note: explained.length > 0 ? "A sample file, which all sample people share." : "",
      shownMinor: null,
    });
  }
};

interface SeededDecision {
  readonly staffId: string;
  readonly given: GivenDecision;
}

const propose = async (work: Work, party: PartyKey, { staffId, given }: SeededDecision): Promise<void> => {
  const reviewing = as(work, staffId);
  if (given.outcome !== "declined") await acceptDocuments(reviewing, party, staffId);
  const { basis } = await readDecisionDesk(reviewing, party, { staffId, language: "en" });
  await proposeDecision(reviewing, party, { given, staffId, language: "en", secondId: undefined, basis });
};

/** The second reviewer has to open every document first. */
const agreeTo = async (work: Work, party: PartyKey, staffId: string): Promise<void> => {
  const second = as(work, staffId);
  const documents = await work.tx
    .selectFrom("document")
    .select("upload_id")
    .where("application_id", "=", party.applicationId)
    .where("party_id", "=", party.partyId)
    .execute();
  for (const { upload_id } of documents) {
    await audit(second, { action: "document-viewed", outcome: "done", party, subject: upload_id });
  }
  const [decision] = await readDecisions(work.tx, party);
  if (!decision) throw new Error("Nothing was proposed.");
  await agree(second, { decisionId: decision.id, staffId, note: "" });
};

/** A decline and an acceptance with conditions need two people. */
const decideByTwo = async (
  work: Work,
  party: PartyKey,
  { priya, lucia, given }: Reviewers & { readonly given: GivenDecision },
): Promise<void> => {
  await propose(work, party, { staffId: priya, given });
  await agreeTo(work, party, lucia);
};

type PartyNamed = (name: keyof typeof deskPeople) => PartyKey;

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
