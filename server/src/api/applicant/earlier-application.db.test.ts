import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, signIn } from "../../../test/client.ts";
import { addDocument, answerIdentity, giveConsents, ME, saveFacts, submit } from "../../../test/identity.ts";
import { pinnedTo, startApplication, startSingle } from "../../../test/parties.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { aPicture, uploadFile } from "../../../test/upload.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ SELF_SIGNUP: "false" });
});
afterAll(() => server.close());

let count = 0;
const NADIA = { firstName: "Nadia", lastName: "Petrova" };

/** An applicant who has answered one case and was invited to another. */
const somebodyInvitedTwice = async (again: Partial<typeof NADIA> = {}) => {
  count += 1;
  const email = `twice-${count}@example.com`;
  const first = await startSingle(server, { email, ...NADIA });
  const client = await signIn(server, email);
  const earlier = pinnedTo(client, first);
  await answerIdentity(
    server,
    earlier,
    await uploadFile(server, earlier, { ...aPicture(), givenName: "Mein Pass.png" }),
  );
  const second = await startSingle(server, { email, ...NADIA, ...again });
  return { earlier, now: pinnedTo(client, second), email };
};

const OFFER =
  "{ me { earlierApplication { home toldOn facts { fact value } documents { id type fileName addedOn } } } }";
const offerOf = async (client: Client) => (await client.graphql(OFFER)).data.me.earlierApplication;

const carryOver = (client: Client, facts: readonly string[], documents: readonly string[]) =>
  client.graphql(
    "mutation CarryOver($facts: [CarriedFact!]!, $documents: [ID!]!) { carryOver(facts: $facts, documents: $documents) { me { name { firstName lastName } profile { birthdate nationality } identityDocuments { type path fileName ownName } } } }",
    { facts, documents },
  );

describe("what was answered in an earlier case", () => {
  test("is offered item by item with its date, and nothing is copied automatically", async () => {
    const { now } = await somebodyInvitedTwice();
    const offer = await offerOf(now);
    expect(offer).toMatchObject({
      home: "Flat 2/1, 14 Garnethill Street, Glasgow G3 6QP",
      facts: [
        { fact: "name", value: "Amara Okafor" },
        { fact: "birthdate", value: "1994-03-27" },
        { fact: "nationality", value: "GB" },
      ],
      documents: [{ type: "PASSPORT", fileName: "Mein Pass.png" }],
    });
    for (const date of [offer.toldOn, offer.documents[0].addedOn]) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    const { data } = await now.graphql(ME);
    expect(data.me).toMatchObject({ name: { firstName: null }, identityDocuments: [] });
  });

  test("is copied if it is confirmed: the rest stays unanswered, and a copied file is independent", async () => {
    const { earlier, now } = await somebodyInvitedTwice();
    const { documents } = await offerOf(now);
    const { data, errors } = await carryOver(now, ["name", "nationality"], [documents[0].id]);
    expect(errors).toBeUndefined();
    const { me } = data.carryOver;
    expect(me).toMatchObject({
      name: { firstName: "Amara", lastName: "Okafor" },
      profile: { birthdate: null, nationality: "GB" },
      identityDocuments: [{ type: "PASSPORT", fileName: "Passport.png", ownName: "Mein Pass.png" }],
    });
    const original = (await earlier.graphql(ME)).data.me.identityDocuments[0];
    expect(me.identityDocuments[0].path).not.toBe(original.path);

    await earlier.graphql("mutation W($id: ID!) { updateMe(withdrawnDocuments: [$id]) { me { uuid } } }", {
      id: original.id,
    });
    expect((await now.graphql(ME)).data.me.identityDocuments).toHaveLength(1);
    await saveFacts(now);
    await giveConsents(now);
    const completed = await now.graphql(
      'mutation P($answers: Json!) { updateWizardProgress(name: IDENTITY, completedSteps: ["upload"], completed: true, answers: $answers) { wizardProgress { completedDtm } } }',
      { answers: { documents: "PASSPORT" } },
    );
    expect(completed.errors).toBeUndefined();
    expect((await submit(now)).errors).toBeUndefined();
  });

  test("is not offered to somebody whom the agency invited by another name", async () => {
    const { now } = await somebodyInvitedTwice({ firstName: "Viktor" });
    expect(await offerOf(now)).toBeNull();
  });

  test("is never offered between people of one letting", async () => {
    count += 1;
    const email = `twice-${count}@example.com`;
    const [one, other] = await startApplication(server, [
      { email, ...NADIA },
      { email, ...NADIA },
    ]);
    if (!one || !other) throw new Error("Two people were added.");
    const client = await signIn(server, email);
    await answerIdentity(server, pinnedTo(client, one));
    expect(await offerOf(pinnedTo(client, other))).toBeNull();
  });

  test("is no longer offered once the person has answers here", async () => {
    const { now } = await somebodyInvitedTwice();
    await saveFacts(now);
    expect(await offerOf(now)).toBeNull();
  });

  test("comes from the newest case that has any: one that was left after the name does not hide an older one", async () => {
    const { now, email } = await somebodyInvitedTwice();
    await saveFacts(now, { firstName: "Nadia", lastName: "Petrova", birthdate: null, nationality: null });
    const third = await startSingle(server, { email, ...NADIA });
    const offer = await offerOf(pinnedTo(await signIn(server, email), third));
    expect(offer?.facts).toContainEqual({ fact: "birthdate", value: "1994-03-27" });
  });

  test("a second copy finds nothing offered and changes nothing", async () => {
    const { now } = await somebodyInvitedTwice();
    const { documents } = await offerOf(now);
    const copies = await Promise.all(
      [1, 2].map(() => carryOver(now, ["birthdate", "nationality"], [documents[0].id])),
    );
    const codes = copies.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.toSorted()).toEqual(["NOT_FOUND", undefined]);
    expect((await now.graphql(ME)).data.me.identityDocuments).toHaveLength(1);
  });

  test("a file that was withdrawn meanwhile is not copied, and neither is anything else", async () => {
    const { earlier, now } = await somebodyInvitedTwice();
    const { documents } = await offerOf(now);
    await earlier.graphql("mutation W($id: ID!) { updateMe(withdrawnDocuments: [$id]) { me { uuid } } }", {
      id: documents[0].id,
    });
    const { errors } = await carryOver(now, ["birthdate"], [documents[0].id]);
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await offerOf(now)).documents).toEqual([]);
    expect((await offerOf(now)).facts).toHaveLength(3);
  });

  test("ACL-01 nothing but what is offered can be copied", async () => {
    const { now } = await somebodyInvitedTwice();
    const stranger = await somebodyInvitedTwice();
    const foreign = (await stranger.earlier.graphql(ME)).data.me.identityDocuments[0].id;
    for (const id of [foreign, "00000000-0000-4000-8000-000000000000"]) {
      const { errors } = await carryOver(now, ["name"], [id]);
      expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    }
    expect((await now.graphql(ME)).data.me.name.firstName).toBeNull();
  });

  test("an infected file is not offered", async () => {
    const { earlier, now } = await somebodyInvitedTwice();
    await addDocument(earlier, "DRIVING_LICENCE_FRONT", await uploadFile(server, earlier));
    expect((await offerOf(now)).documents).toHaveLength(2);
    await server.context.pool.query("update upload set scan_state = 'infected'");
    expect((await offerOf(now)).documents).toEqual([]);
  });
});
