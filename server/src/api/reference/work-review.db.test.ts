import { randomUUID } from "node:crypto";
import { reviewPaths } from "@latchkey/domain/references/kinds.ts";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { describe, expect, test } from "vitest";
import { type Client, signIn } from "../../../test/client.ts";
import { giveConsents, saveProgress, submit } from "../../../test/identity.ts";
import { addIncome, aSalary, removeIncome, saveIncome, sourcesOf } from "../../../test/income.ts";
import { askFor, change, startApplication } from "../../../test/parties.ts";
import { linkTo, openReference, reviewsOf } from "../../../test/references.ts";
import { startTestServer, type TestServer, TODAY } from "../../../test/test-server.ts";
import { wordsIn } from "../../../test/words-in.ts";
import { askAccountant } from "../../income/ask-about-work.ts";
import { readIncome } from "../../income/income-facts.ts";

const ELLEN = { referenceName: "Ellen Marsh", referenceEmail: "ellen@brightwater.example" };

const aJob = {
  incomeType: "T_EMPLOYED_PERM",
  companyName: "Brightwater Bakery",
  jobTitle: "Shift manager",
  startDate: "2023-05-08",
  removeProbation: true,
  ...aSalary,
  ...ELLEN,
} as const;

const STEPS = [
  "whoIsPaying",
  "incomeType",
  "currentEmployer",
  "yourSalary",
  "companyReference",
  "openBanking",
  "feedback",
  "documents",
  "noDocumentsNotice",
];

/** Everything about one job is told, without a document. */
const tellJob = async (client: Client, said: object = aJob): Promise<string> => {
  const uuid = await addIncome(client, { ...said, paymentDate: addDays(TODAY, -7) });
  const saved = await saveProgress(client, {
    name: "INCOME",
    steps: STEPS,
    completed: true,
    related: uuid,
    answers: {
      whoIsPaying: "me",
      bonus: "no",
      openBanking: "manual",
      feedback: "technical_difficulties",
      documents: "none",
      noDocumentsNotice: "acknowledged",
    },
  });
  expect(saved.errors).toBeUndefined();
  return uuid;
};

const anEmployee = async (server: TestServer) => {
  const person = { email: `${randomUUID()}@example.com`, firstName: "Amara", lastName: "Okafor" };
  const [party] = await startApplication(server, [{ ...person, rentShareMinor: 90_000 }], "no-references");
  if (!party) throw new Error("No party was added.");
  await askFor(server, "INCOME_DEFAULT");
  const client = await signIn(server, person.email);
  await giveConsents(client);
  return { party, client };
};

const sentTo = (server: TestServer, address: string) => server.emails.filter(({ to }) => to === address);

/** A case that was sent, and whose employer has the e-mail. */
const anAskedEmployer = async (server: TestServer) => {
  const { party, client } = await anEmployee(server);
  const source = await tellJob(client);
  expect((await submit(client)).errors).toBeUndefined();
  await server.runJobs();
  const link = linkTo(server, ELLEN.referenceEmail);
  const page = await openReference(server, link);
  return { party, client, source, page, path: `${reviewPaths.employment}/${link.uuid}/`, link };
};

const REPLY = {
  works_here: true,
  details_confirmed: true,
  note: "",
  contract: "PERMANENT",
  pay: 36_000.5,
  pay_period: "YEAR",
  referee_name: "Ellen Marsh",
  referee_role: "Payroll",
  referee_phone: "",
};

describe("the employer's reference", () => {
  test("is asked for when the case is sent, and not before; an employer who changed is the one who is asked", async () => {
    const server = await startTestServer();
    const { party, client } = await anEmployee(server);
    const uuid = await tellJob(client, { ...aJob, referenceName: "Old", referenceEmail: "old@b.example" });
    await saveIncome(client, { uuid, ...ELLEN });
    await server.runJobs();
    expect(server.emails.map(({ to }) => to)).not.toContain(ELLEN.referenceEmail);
    expect((await reviewsOf(server, party)).map(({ state, kind }) => [state, kind])).toEqual([
      ["draft", "employment"],
    ]);
    await submit(client);
    await server.runJobs();
    expect(sentTo(server, ELLEN.referenceEmail)).toHaveLength(1);
    expect(sentTo(server, "old@b.example")).toEqual([]);
    const [email] = sentTo(server, ELLEN.referenceEmail);
    expect(email?.message).toMatchObject({
      subject: "Two minutes about Amara",
      greeting: "Hello Ellen Marsh,",
    });
    expect(email?.message.button?.href).toContain("/employment-reference/");
  });

  test("nobody is asked about a source that was removed, or whose employer cannot be named", async () => {
    const server = await startTestServer();
    const { party, client } = await anEmployee(server);
    const removed = await tellJob(client, { ...aJob, referenceEmail: "removed@b.example" });
    await removeIncome(client, removed);
    expect(await reviewsOf(server, party)).toEqual([]);
    const uuid = await tellJob(client);
    await saveIncome(client, { uuid, referenceName: null, referenceEmail: null });
    expect(await reviewsOf(server, party)).toEqual([]);
    await submit(client);
    await server.runJobs();
    expect(server.emails.map(({ to }) => to)).not.toContain(ELLEN.referenceEmail);
  });

  test("shows the name, the job and since when, and nothing of what it pays", async () => {
    const server = await startTestServer();
    const { page, path } = await anAskedEmployer(server);
    const response = await page.get(path);
    expect(response.json()).toEqual({
      first_name: "Amara",
      last_name: "Okafor",
      company: "Brightwater Bakery",
      role: "Shift manager",
      start: "2023-05-08",
      currency: "GBP",
    });
    const [email] = sentTo(server, ELLEN.referenceEmail);
    expect(wordsIn(email?.message)).not.toMatch(/36[,.]?000|2[,.]?400/);
  });

  test("is taken once, with what contradicts the applicant as a signal", async () => {
    const server = await startTestServer();
    const { page, path, party } = await anAskedEmployer(server);
    expect((await page.put(path, { ...REPLY, pay: 30_000 })).statusCode).toBe(200);
    const again = await page.put(path, REPLY);
    expect([again.statusCode, again.json()]).toEqual([409, { code: "ALREADY_ANSWERED" }]);
    const [review] = await reviewsOf(server, party);
    expect(review).toMatchObject({ state: "answered", answers: { pay: 30_000, contract: "PERMANENT" } });
    expect(review?.signals).toContain("CONTRADICTION");
  });

  test("keeps a phone number in one form, and refuses what is none", async () => {
    const server = await startTestServer();
    const { page, path, party } = await anAskedEmployer(server);
    const wrong = await page.put(path, { ...REPLY, referee_phone: "0113 496 0000 ext 2" });
    expect([wrong.statusCode, wrong.json().issues]).toMatchObject([
      400,
      [{ field: "referee_phone", code: "validation.phone_number" }],
    ]);
    expect((await page.put(path, { ...REPLY, referee_phone: "0113 496 0000" })).statusCode).toBe(200);
    expect((await reviewsOf(server, party))[0]?.answers).toMatchObject({ referee_phone: "+441134960000" });
  });

  test("agrees when it says the same", async () => {
    const server = await startTestServer();
    const { page, path, party } = await anAskedEmployer(server);
    await page.put(path, REPLY);
    expect((await reviewsOf(server, party))[0]?.signals).not.toContain("CONTRADICTION");
  });

  test("LAW-24 (in part) is refused by field when it is not whole, and may be declined", async () => {
    const server = await startTestServer();
    const { page, path, party } = await anAskedEmployer(server);
    const wrong = await page.put(path, { ...REPLY, works_here: false });
    expect([wrong.statusCode, wrong.json().issues.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ["note"],
    ]);
    const declined = await page.put(`${path}decline/`, { reason: "NOT_WILLING", note: "", email: "" });
    expect(declined.statusCode).toBe(200);
    expect((await reviewsOf(server, party))[0]?.state).toBe("declined");
  });

  test("is nowhere else: not under the path of a tenancy or of an accountant", async () => {
    const server = await startTestServer();
    const { page, link } = await anAskedEmployer(server);
    for (const base of [reviewPaths.rental, reviewPaths.accountant]) {
      for (const response of [
        await page.get(`${base}/${link.uuid}/`),
        await page.put(`${base}/${link.uuid}/`, REPLY),
        await page.put(`${base}/${link.uuid}/decline/`, { reason: "NOT_WILLING", note: "", email: "" }),
      ]) {
        expect([response.statusCode, response.json()]).toEqual([404, { code: "NOT_FOUND" }]);
      }
    }
  });

  test("stays after its source is gone", async () => {
    const server = await startTestServer();
    const { page, path, party } = await anAskedEmployer(server);
    await server.context.pool.query("delete from income_source where party_id = $1", [party.partyId]);
    expect((await page.put(path, { ...REPLY, pay: 1 })).statusCode).toBe(200);
    const [review] = await reviewsOf(server, party);
    expect([review?.state, review?.source_id, review?.signals?.includes("CONTRADICTION")]).toEqual([
      "answered",
      null,
      false,
    ]);
  });
});

describe("the accountant's reference", () => {
  const ADA = { name: "Ada Quill", email: "ada@quill.example" };

  const anAskedAccountant = async (server: TestServer) => {
    const { party, client } = await anEmployee(server);
    await addIncome(client, {
      incomeType: "T_SELFEMPLOYED",
      companyName: "Okafor Photography",
      startDate: "2020-02-01",
      annualGrossIncome: 41_200,
      currency: "GBP",
    });
    await change(server, async (work) => {
      const { incomeSources } = await readIncome(work.tx, party);
      const [business] = incomeSources;
      if (business) await askAccountant(work, party, { business, accountant: ADA });
    });
    await server.runJobs();
    const link = linkTo(server, ADA.email);
    return {
      party,
      client,
      page: await openReference(server, link),
      path: `${reviewPaths.accountant}/${link.uuid}/`,
    };
  };

  test("shows the business, and takes what the accounts say", async () => {
    const server = await startTestServer();
    const { page, path, party, client } = await anAskedAccountant(server);
    expect((await page.get(path)).json()).toEqual({
      first_name: "Amara",
      last_name: "Okafor",
      company: "Okafor Photography",
      start: "2020-02-01",
      currency: "GBP",
    });
    const reply = {
      acts_for: true,
      details_confirmed: true,
      note: "",
      year_end: "2026-04-05",
      profit: 38_000,
      profit_before: null,
      will_fall: false,
      referee_name: "Ada Quill",
      referee_role: "Accountant",
      referee_phone: "020 7946 0018",
    };
    const early = await page.put(path, { ...reply, year_end: "2999-04-05" });
    expect(early.json().issues).toMatchObject([{ field: "year_end" }]);
    expect((await page.put(path, reply)).statusCode).toBe(200);
    const [review] = await reviewsOf(server, party);
    expect(review).toMatchObject({
      kind: "accountant",
      state: "answered",
      answers: { profit: 38_000, referee_phone: "+442079460018" },
    });
    expect(review?.signals).toContain("CONTRADICTION");
    // Only the reviewer sees it.
    expect(JSON.stringify(await sourcesOf(client))).not.toContain("38000");
  });
});
