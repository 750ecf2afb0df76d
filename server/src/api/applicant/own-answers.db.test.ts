import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, signIn } from "../../../test/client.ts";
import { addGuarantor } from "../../../test/guarantors.ts";
import { answerIdentity, giveConsents, saveFacts, saveProgress, submit } from "../../../test/identity.ts";
import { aGuarantorSaid } from "../../../test/income.ts";
import { partyNamed, seedPeople, startSingle } from "../../../test/parties.ts";
import { openTestServer, startTestServer, type TestServer } from "../../../test/test-server.ts";
import { seededPeople } from "../../app/seeds/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const OWN = `query OwnAnswers { me { latestValidation { progress { id remedialSectionUuid submittedDtm }
  ownAnswers { number items { progressId section rows { step answer { parts { kind value words names } } } } } } } }`;

interface Row {
  readonly step: string;
  readonly answer: readonly { readonly parts: readonly object[] }[];
}
interface Own {
  readonly number: string;
  readonly items: readonly { readonly progressId: number; readonly section: string; readonly rows: Row[] }[];
}

const ownOf = async (client: Client): Promise<Own> =>
  (await client.graphql(OWN)).data.me.latestValidation.ownAnswers;

const rowOf = ({ items }: Own, step: string) =>
  items.flatMap(({ rows }) => rows).find((row) => row.step === step)?.answer;

test("the answers so far, in the order of the walk, with the number of the case", async () => {
  const client = await signIn(server);
  expect((await ownOf(client)).items).toEqual([]);
  await answerIdentity(server, client);
  const own = await ownOf(client);
  expect(own.number).toMatch(/^LK-\d+$/);
  expect(own.items).toHaveLength(1);
  expect(own.items[0]).toMatchObject({ section: "IDENTITY", progressId: expect.any(Number) });
  const steps = own.items[0]?.rows.map(({ step }) => step);
  expect(steps?.slice(0, 4)).toEqual(["name", "birthdate", "nationality", "documents"]);
  expect(rowOf(own, "upload")).toMatchObject([{ parts: [{ kind: "file", names: ["Passport.png"] }] }]);
  await server.context.pool.query("update upload set given_name = 'IMG_2041.png'");
  expect(rowOf(await ownOf(client), "upload")).toMatchObject([
    { parts: [{ kind: "file", names: ["IMG_2041.png"] }] },
  ]);
});

test("what was submitted is told as it was then", async () => {
  const client = await signIn(server);
  await giveConsents(client);
  await answerIdentity(server, client);
  const before = await ownOf(client);
  expect((await submit(client)).errors).toBeUndefined();
  expect(await ownOf(client)).toEqual(before);
  const partyId = (await client.graphql("{ me { uuid } }")).data.me.uuid;
  // No way of the product leads here: a rule that counts from today would have the same effect.
  await server.context.pool.query("update identity_facts set first_name = 'Somebody' where party_id = $1", [
    partyId,
  ]);
  expect(await ownOf(client)).toEqual(before);
});

test("nobody's answers but one's own", async () => {
  const [one, other] = [await signIn(server), await signIn(server)];
  await answerIdentity(server, one);
  expect((await ownOf(other)).items).toEqual([]);
  expect((await ownOf(other)).number).not.toBe((await ownOf(one)).number);
});

test("a guarantor reads their own answers, and none of the tenant's", async () => {
  const email = `${randomUUID()}@example.com`;
  const tenantEmail = `${randomUUID()}@example.com`;
  const tenant = await startSingle(server, { email: tenantEmail }, "no-references");
  await addGuarantor(server, await partyNamed(server, tenant.partyId), { ...aGuarantorSaid, email });
  const tenantClient = await signIn(server, tenantEmail);
  await saveFacts(tenantClient, { firstName: "Zainab" });
  const guarantor = await signIn(server, email);
  await giveConsents(guarantor);
  await saveFacts(guarantor, { firstName: "Reginald" });
  await saveProgress(guarantor, { steps: ["name"] });
  const told = JSON.stringify(await ownOf(guarantor));
  expect(told).toContain("Reginald");
  expect(told).not.toContain("Zainab");
});

test("another reason takes words: without them nothing is completed, and what is no plain text is none", async () => {
  const client = await signIn(server);
  await saveFacts(client);
  const save = (words: unknown) =>
    saveProgress(client, {
      steps: ["name", "birthdate", "nationality", "documents", "upload"],
      completed: true,
      answers: {
        documents: "PASSPORT",
        withoutDocument: { PASSPORT: "other" },
        withoutDocumentWords: { PASSPORT: words },
      },
    });
  for (const words of [undefined, "", "  ", 7, "no\u0007bell", "x".repeat(301)]) {
    expect((await save(words)).errors?.[0]?.extensions.code).toBe("PROGRESS_NOT_REACHABLE");
  }
  expect((await save(" My sister has it. ")).errors).toBeUndefined();
  expect(rowOf(await ownOf(client), "upload")).toEqual([
    { parts: [{ kind: "without", value: "other", words: "My sister has it.", names: [] }] },
  ]);
});

test("in a request for more, the first round is told as it was sent, and the request as it is", async () => {
  const own = await startTestServer();
  const person = seededPeople.find(({ remedial }) => remedial?.start === "upload");
  if (!person) throw new Error("Nobody of the seeded people has a request for more.");
  await seedPeople(own, [person]);
  const client = await signIn(own, person.email);
  const { progress, ownAnswers } = (await client.graphql(OWN)).data.me.latestValidation;
  const request = progress.find(
    (item: { remedialSectionUuid: string | null }) => item.remedialSectionUuid !== null,
  );
  expect(request.submittedDtm).toBeNull();
  const rowsOf = (id: number) =>
    (ownAnswers as Own).items.find(({ progressId }) => progressId === id)?.rows ?? [];
  expect(rowsOf(request.id)).toEqual([]);
  const first = progress.find(
    (item: { remedialSectionUuid: string | null }) => item.remedialSectionUuid === null,
  );
  expect(rowsOf(first.id).map(({ step }) => step)).toContain("name");
});
