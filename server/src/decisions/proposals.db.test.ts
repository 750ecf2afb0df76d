import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf } from "../../test/client.ts";
import { decide, deskOf, type GivenInput, onDecision, openEvidence, take } from "../../test/decisions.ts";
import { anApplication, somebody } from "../../test/new-applications.ts";
import { addEvents, partyNamed } from "../../test/parties.ts";
import { aSentDocument, judge } from "../../test/reviewed.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

let server: TestServer;
let priya: Colleague;
let lucia: Colleague;
let tom: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
  lucia = await aColleague(server);
  tom = await aColleague(server);
});
afterAll(() => server.close());

const accept: GivenInput = { outcome: "ACCEPTED" };
const decline: GivenInput = { outcome: "DECLINED", reasons: ["IDENTITY_NOT_SHOWN"] };

/** It was dropped, and the case is its proposer's again. */
const backWith = ({ id }: Colleague) => ({
  open: null,
  party: { status: "IN_REVIEW", reviewer: { id } },
  earlier: [{ state: "DROPPED", droppedBecause: "evidence-changed" }],
});

describe("a proposal falls", () => {
  test("when a document is not to be used, but not when it is accepted", async () => {
    const document = await aSentDocument(server, priya);
    await decide(priya, document.partyId, decline);
    await judge(lucia, document, { verdict: "ACCEPT" });
    await server.runJobs();
    expect((await deskOf(priya, document.partyId)).open).toMatchObject({ state: "PROPOSED" });
    await judge(lucia, document, { verdict: "DO_NOT_USE", note: "Somebody else's." });
    await server.runJobs();
    expect(await deskOf(priya, document.partyId)).toMatchObject(backWith(priya));
  });

  test("when the person is to pay another share", async () => {
    const { id, people } = await anApplication(priya, {
      people: [somebody({ shareMinor: 50_000 }), somebody({ shareMinor: 45_000 })],
    });
    const [{ id: partyId }, { id: otherId }] = people;
    await addEvents(server, await partyNamed(server, partyId), "opened", "submitted");
    await decide(priya, partyId, decline);
    await server.runJobs();
    expect((await deskOf(priya, partyId)).open).toMatchObject({ state: "PROPOSED" });
    const { errors } = await askConsole(
      lucia,
      "mutation ($id: ID!, $shares: [ShareInput!]!) { changePeople(applicationId: $id, shares: $shares, added: []) { id } }",
      {
        id,
        shares: [
          { partyId, shareMinor: 45_000 },
          { partyId: otherId, shareMinor: 50_000 },
        ],
      },
    );
    expect(errors).toBeUndefined();
    await server.runJobs();
    expect(await deskOf(priya, partyId)).toMatchObject(backWith(priya));
  });
});

/** A party without a share and without a calculated outcome. */
const anOccupier = async (policy: string): Promise<string> => {
  const { people } = await anApplication(priya, {
    policy,
    people: [somebody(), somebody({ firstName: "Lukas", shareMinor: 0 })],
  });
  const [, { id }] = people;
  await addEvents(server, await partyNamed(server, id), "opened", "submitted");
  return id;
};

test.each([
  ["every-proof", "PROPOSED"],
  ["no-references", "AGREED"],
])("by the policy %s a plain accept is %s", async (policy, state) => {
  const partyId = await anOccupier(policy);
  const { data } = await decide(priya, partyId, accept);
  expect(data.proposeDecision.open).toMatchObject({ state, needsSecond: state === "PROPOSED" });
});

test("a proposal of a second look that is given back stays closed to those who decided before", async () => {
  const { client, partyId, documentId } = await aSentDocument(server, priya);
  const told = await decide(priya, partyId, decline);
  await openEvidence(server, lucia, partyId);
  await onDecision(lucia, "agreeToDecision", told.data.proposeDecision.open.id);
  await client.graphql(
    'mutation { askForSecondLook(text: "The passport is mine.") { validation { uuid } } }',
  );
  const again = await decide(tom, partyId, decline);
  await onDecision(lucia, "refuseDecision", again.data.proposeDecision.open.id, "It is theirs.");
  const mayTake = async (by: Colleague) => {
    const of = `document(partyId: "${partyId}", documentId: "${documentId}") { mayTake }`;
    const { data } = await askConsole(by, `{ dossier(partyId: "${partyId}") { mayTake } ${of} }`);
    expect(data.document).toEqual(data.dossier);
    return data.dossier.mayTake;
  };
  for (const decider of [priya, lucia]) {
    expect(codeOf(await take(decider, partyId))).toBe("SECOND_PERSON_NEEDED");
    expect(await mayTake(decider)).toBe(false);
  }
  expect(await mayTake(tom)).toBe(true);
  expect((await take(tom, partyId)).errors).toBeUndefined();
});
