import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, issuesOf, signIn } from "../../../test/client.ts";
import {
  addDocument,
  answerIdentity,
  giveConsents,
  saveFacts,
  saveProgress,
  submit,
} from "../../../test/identity.ts";
import { anApplication, somebody } from "../../../test/new-applications.ts";
import { partyNamed, seedPeople } from "../../../test/parties.ts";
import { askAgain } from "../../../test/requests.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { uploadFile } from "../../../test/upload.ts";
import { seededPeople } from "../../app/seeds/people.ts";

let server: TestServer;
let priya: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
});
afterAll(() => server.close());

const CASE = `id round heldByYou party { number status firstName } application { home isProvisional }
  items { section remedialSectionUuid rows { step answer { parts { kind value names } } } }
  changes { section step before { parts { kind value names } } after { parts { kind value names } } }
  requests { section reasons comment } documents { type side fileName origin findings { id level values } verdict { verdict } }
  references { kind state name signals answers } notes { text author } events { kind by }`;

const readParty = (by: Colleague, partyId: string) =>
  askConsole(by, `query ($id: ID!) { dossier(partyId: $id) { ${CASE} } }`, { id: partyId });

const dossierOf = async (partyId: string) => {
  const { data, errors } = await readParty(priya, partyId);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.dossier;
};

const auditOf = async (partyId: string, action: string) => {
  const { rows } = await server.context.pool.query(
    "select actor, subject from audit_entry where party_id = $1 and action = $2 order by id",
    [partyId, action],
  );
  return rows;
};

/** A submitted party. */
const aSentParty = async (): Promise<string> => {
  const person = somebody();
  const made = await anApplication(priya, { people: [person] });
  const client = await signIn(server, person.email);
  await answerIdentity(server, client);
  await giveConsents(client);
  await submit(client);
  return made.people[0].id;
};

/** One of the people of the demo. */
const seeded = async (find: (person: (typeof seededPeople)[number]) => boolean) => {
  const person = seededPeople.find(find);
  if (!person) throw new Error("Nobody of the seeded people is like that.");
  const [party] = await seedPeople(server, [person]);
  if (!party) throw new Error("Nobody was seeded.");
  return { person, partyId: party.partyId };
};

const part = (given: object) => [{ parts: [given] }];

describe("a case", () => {
  test("says what was asked and answered, with the files and what happened", async () => {
    const shown = await dossierOf(await aSentParty());
    expect(shown).toMatchObject({ round: 1, party: { status: "SUBMITTED", firstName: "Amara" } });
    expect(shown.items).toEqual([
      {
        section: "IDENTITY",
        remedialSectionUuid: null,
        rows: [
          { step: "name", answer: part({ kind: "name", value: null, names: ["Amara", "Okafor"] }) },
          { step: "birthdate", answer: part({ kind: "date", value: "1994-03-27", names: [] }) },
          { step: "nationality", answer: part({ kind: "country", value: "GB", names: [] }) },
          { step: "documents", answer: part({ kind: "choice", value: "PASSPORT", names: [] }) },
          {
            step: "upload",
            answer: part({ kind: "file", value: null, names: [expect.stringMatching(/\.\w+$/)] }),
          },
        ],
      },
    ]);
    expect(shown.documents).toMatchObject([{ type: "PASSPORT", origin: "person", verdict: null }]);
    expect(shown.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      "submitted",
      "opened",
      "invited",
    ]);
    expect(shown.events[2].by).toBe("Priya Nair");
    expect(shown.application.isProvisional).toBe(false);
    expect(shown.changes).toEqual([]);
  });

  test("LOG-01 (in part) every look at it is audited, with who looked", async () => {
    const partyId = await aSentParty();
    await dossierOf(partyId);
    await dossierOf(partyId);
    const entry = { actor: `staff:${priya.id}`, subject: partyId };
    expect(await auditOf(partyId, "party-viewed")).toEqual([entry, entry]);
    expect(codeOf(await readParty(await aColleague(server, ["ADMINISTRATOR"]), partyId))).toBe("FORBIDDEN");
    expect(await auditOf(partyId, "party-viewed")).toHaveLength(2);
  });

  test("the same file in somebody else's case is counted, with which case it is", async () => {
    const [one, other] = [await aSentParty(), await aSentParty()];
    await server.context.pool.query("update upload set sha256 = 'same' where party_id = any($1)", [
      [one, other],
    ]);
    const { party } = await dossierOf(other);
    expect((await dossierOf(one)).documents[0].findings).toContainEqual({
      id: "same-file",
      level: "BAD",
      values: ["1", "1", party.number],
    });
  });

  test("is held on by whoever looks at it, if it is theirs", async () => {
    const partyId = await aSentParty();
    expect((await dossierOf(partyId)).heldByYou).toBe(false);
    await askConsole(priya, "mutation ($id: ID!) { takeParty(partyId: $id) }", { id: partyId });
    expect((await dossierOf(partyId)).heldByYou).toBe(true);
    const jonas = await aColleague(server);
    expect((await readParty(jonas, partyId)).data.dossier).toMatchObject({ heldByYou: false });
  });

  test("nobody's is not found", async () => {
    for (const id of ["x", crypto.randomUUID()]) expect(codeOf(await readParty(priya, id))).toBe("NOT_FOUND");
  });
});

describe("a later round", () => {
  test("shows what was asked, and what has changed since the one before", async () => {
    const { person, partyId } = await seeded(({ remedial }) => remedial?.start === "upload");
    const client = await signIn(server, person.email);
    const { data } = await client.graphql(
      "{ me { latestValidation { remedialSections { uuid progressId } } } }",
    );
    const [remedial] = data.me.latestValidation.remedialSections;
    await client.graphql(
      `mutation ($path: String!, $remedial: ID!) { updateMe(identityDocuments: [{ type: "PASSPORT", path: $path }], remedialSectionUuid: $remedial) { me { uuid } } }`,
      { path: await uploadFile(server, client), remedial: remedial.uuid },
    );
    await saveProgress(client, {
      id: remedial.progressId,
      remedial: remedial.uuid,
      steps: ["missingInformation", "upload"],
      completed: true,
    });
    await submit(client);
    const shown = await dossierOf(partyId);
    expect(shown.round).toBe(2);
    expect(shown.requests).toMatchObject([{ section: "IDENTITY", reasons: person.remedial?.reasons }]);
    expect(shown.changes).toMatchObject([
      { section: "IDENTITY", step: "upload", before: null, after: [{ parts: [{ kind: "file" }] }] },
    ]);
  });
});

describe("references", () => {
  test("stand beside what the tenant said, with their signals", async () => {
    const { partyId } = await seeded(({ residence }) => residence?.landlordAnswered === true);
    const [reference] = (await dossierOf(partyId)).references;
    expect(reference).toMatchObject({ kind: "RENTAL", state: "ANSWERED" });
    expect(reference.answers).not.toBeNull();
  });
});

describe("a sealed answer", () => {
  test("is shown on press alone, and every press is audited", async () => {
    const person = somebody();
    const made = await anApplication(priya, {
      people: [person],
      country: "ENG",
      policy: "england-identity-only",
    });
    const partyId = made.people[0].id;
    const client = await signIn(server, person.email);
    await saveFacts(client, { nationality: "FR" });
    await client.graphql(`mutation MutateMeRTR { updateMe(shareCode: "R1234ABCD") { me { uuid } } }`);
    await saveProgress(client, {
      steps: ["primaryDocument"],
      answers: { primaryDocument: "SHARE_CODE", secondaryDocumentOne: "PASSPORT" },
    });
    await addDocument(client, "PASSPORT", await uploadFile(server, client));
    const reveal = (request?: string) =>
      askConsole(
        priya,
        `mutation ($id: ID!, $request: ID) {
          revealAnswer(partyId: $id, section: IDENTITY, remedialSectionUuid: $request, step: "shareCode") }`,
        { id: partyId, request },
      );
    const shown = await dossierOf(partyId);
    const row = shown.items[0].rows.find(({ step }: { step: string }) => step === "shareCode");
    expect(row?.answer).toEqual(part({ kind: "sealed", value: null, names: [] }));
    expect(await auditOf(partyId, "sealed-value-revealed")).toEqual([]);
    expect((await reveal()).data.revealAnswer).toBe("R1234ABCD");
    expect(await auditOf(partyId, "sealed-value-revealed")).toEqual([
      { actor: `staff:${priya.id}`, subject: "IDENTITY/shareCode" },
    ]);
    const aside = { section: "IDENTITY", start: "upload", end: "upload" } as const;
    await askAgain(server, await partyNamed(server, partyId), aside);
    expect((await reveal()).data.revealAnswer).toBe("R1234ABCD");
    const again = { section: "IDENTITY", start: "shareCode", end: "shareCode" } as const;
    const request = await askAgain(server, await partyNamed(server, partyId), again);
    expect((await reveal()).data.revealAnswer).toBe("R1234ABCD");
    expect((await reveal(request)).data.revealAnswer).toBeNull();
    const answered = await client.graphql(
      `mutation ($request: ID!) { updateMe(shareCode: "R9876WXYZ", remedialSectionUuid: $request) { me { uuid } } }`,
      { request },
    );
    expect(answered.errors).toBeUndefined();
    await saveProgress(client, { remedial: request, steps: ["missingInformation", "shareCode"] });
    expect((await reveal()).data.revealAnswer).toBeNull();
    expect((await reveal(request)).data.revealAnswer).toBe("R9876WXYZ");
  });
});

describe("a note", () => {
  test("is read by reviewers, the newest first, with its author", async () => {
    const partyId = await aSentParty();
    const write = (text: string) =>
      askConsole(
        priya,
        `mutation ($id: ID!, $text: String!) { writeNote(partyId: $id, text: $text) { notes { text author } } }`,
        {
          id: partyId,
          text,
        },
      );
    await write("  Called the landlord ");
    const { data } = await write("They call back");
    expect(data.writeNote.notes).toEqual([
      { text: "They call back", author: "Priya Nair" },
      { text: "Called the landlord", author: "Priya Nair" },
    ]);
    expect(issuesOf(await write(" "))).toEqual({ text: "validation.required" });
    expect(issuesOf(await write("x".repeat(4001)))).toEqual({ text: "validation.max_length" });
    expect(await auditOf(partyId, "note-written")).toHaveLength(2);
  });
});
