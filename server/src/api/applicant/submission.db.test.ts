import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, signIn } from "../../../test/client.ts";
import {
  addDocument,
  answerIdentity,
  giveConsents,
  ME,
  saveFacts,
  saveProgress,
  submit,
} from "../../../test/identity.ts";
import { addIncome, aGuarantorSaid, anEarner, saveIncome } from "../../../test/income.ts";
import {
  eventsOf,
  forgetNationality,
  shippedPolicy,
  someoneElsePays,
  startSingle,
} from "../../../test/parties.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { aPicture, postForm, signForm, uploadFile } from "../../../test/upload.ts";
import { tidyUpHandler } from "../../app/tidy-up.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const readyToSubmit = async (): Promise<Client> => {
  const client = await signIn(server);
  await giveConsents(client);
  await answerIdentity(server, client);
  return client;
};

const validationOf = async (client: Client) => (await client.graphql(ME)).data.me.latestValidation;

const auditedOf = async (partyId: string, action: string): Promise<number> => {
  const { rows } = await server.context.pool.query(
    "select 1 from audit_entry where party_id = $1 and subject = $1::text and action = $2",
    [partyId, action],
  );
  return rows.length;
};

describe("the gate", () => {
  test("FRM-230 refuses with what is missing, and stores nothing", async () => {
    const client = await signIn(server);
    const { errors, data } = await submit(client);
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toEqual({
      code: "SUBMISSION_NOT_ALLOWED",
      missing: ["CONSENTS", "IDENTITY"],
    });
    const { validationSubmitted, uuid } = await validationOf(client);
    expect(validationSubmitted).toBe(false);
    expect(await eventsOf(server, uuid, "submitted")).toBe(0);
  });

  test("PRV-08 the three consents cannot be bypassed", async () => {
    const client = await signIn(server);
    await answerIdentity(server, client);
    expect((await submit(client)).errors?.[0]?.extensions).toMatchObject({ missing: ["CONSENTS"] });
    for (const name of ["termsAndConditions", "backgroundChecks", "dataAccuracy"]) {
      const { errors } = await giveConsents(client, { [name]: false });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: "INVALID_INPUT",
        issues: [{ field: name, code: "validation.must_accept" }],
      });
    }
    expect((await submit(client)).errors?.[0]?.extensions).toMatchObject({ missing: ["CONSENTS"] });
  });

  test("ACL-08 steps and a completion that a client only claims count for nothing", async () => {
    const client = await signIn(server);
    await giveConsents(client);
    const steps = ["name", "birthdate", "nationality", "documents", "upload"];
    const claim = { steps, answers: { documents: "PASSPORT" } };
    expect((await saveProgress(client, { ...claim, completed: true })).errors?.[0]?.extensions.code).toBe(
      "PROGRESS_NOT_REACHABLE",
    );
    expect((await saveProgress(client, claim)).errors).toBeUndefined();
    expect((await submit(client)).errors?.[0]?.extensions).toEqual({
      code: "SUBMISSION_NOT_ALLOWED",
      missing: ["IDENTITY"],
    });
    const { validationSubmitted, progress } = await validationOf(client);
    expect([validationSubmitted, progress[0].completedDtm, progress[0].submittedDtm]).toEqual([
      false,
      null,
      null,
    ]);
  });

  test("ACL-08 a document without the facts before it does not complete the section", async () => {
    const client = await signIn(server);
    await addDocument(client, "PASSPORT", await uploadFile(server, client));
    const { errors } = await saveProgress(client, {
      steps: ["upload"],
      completed: true,
      answers: { documents: "PASSPORT" },
    });
    expect(errors?.[0]?.extensions.code).toBe("PROGRESS_NOT_REACHABLE");
  });

  test("ACL-08 walks again: a stored completion is not enough", async () => {
    const client = await readyToSubmit();
    await forgetNationality(server, (await validationOf(client)).uuid);
    expect((await submit(client)).errors?.[0]?.extensions).toEqual({
      code: "SUBMISSION_NOT_ALLOWED",
      missing: ["IDENTITY"],
    });
  });

  test("ACL-08 FRM-231 someone else paying waives identity, and a waived section without an item gets one", async () => {
    const client = await signIn(server);
    await giveConsents(client);
    await someoneElsePays(server, (await validationOf(client)).uuid);
    expect((await submit(client)).data.submitValidation.submittedValidation.validationSubmitted).toBe(true);
    const { progress } = await validationOf(client);
    expect(progress).toMatchObject([{ name: "IDENTITY", startedDtm: null, completedDtm: null }]);
    expect(progress[0].submittedDtm).not.toBeNull();
  });
});

test("INC-013 a share of nothing waives identity and income, and residence is asked for all the same", async () => {
  const client = await anEarner(server);
  await giveConsents(client);
  const missing = async () => (await submit(client)).errors?.[0]?.extensions.missing;
  expect(await missing()).toEqual(["IDENTITY", "INCOME", "RESIDENCE"]);
  await addIncome(client, { incomeType: "T_ZERO_PERCENT_RENT_SHARE" });
  expect(await missing()).toEqual(["RESIDENCE"]);
});

test("INC-013 a named guarantor waives identity and income: without residence the case can be sent", async () => {
  const { terms, ...policy } = shippedPolicy("no-references");
  const sections = ["IDENTITY_DEFAULT", "INCOME_DEFAULT"] as const;
  const email = "somebody.else.pays@example.com";
  await startSingle(
    server,
    { email },
    { ...policy, terms: { ...terms, tenant: { ...terms.tenant, sections } } },
  );
  const client = await signIn(server, email);
  await giveConsents(client);
  expect((await submit(client)).errors?.[0]?.extensions.missing).toEqual(["IDENTITY", "INCOME"]);
  await saveIncome(client, aGuarantorSaid);
  expect((await submit(client)).data.submitValidation.submittedValidation.validationSubmitted).toBe(true);
  const { progress } = await validationOf(client);
  expect(progress).toHaveLength(2);
  for (const { completedDtm, submittedDtm } of progress) {
    expect([completedDtm, submittedDtm]).toEqual([null, expect.any(String)]);
  }
});

describe("submitting", () => {
  test("FRM-157 FRM-215 sets the time on the items and sends one e-mail, in one transaction with the event", async () => {
    const client = await readyToSubmit();
    const before = server.emails.length;
    expect((await submit(client)).data).toEqual({
      submitValidation: { submittedValidation: { validationSubmitted: true } },
    });
    await server.runJobs();
    const { progress, uuid } = await validationOf(client);
    expect(progress[0].submittedDtm).not.toBeNull();
    expect(server.emails.length - before).toBe(1);
    expect(await eventsOf(server, uuid, "submitted")).toBe(1);
    expect(await auditedOf(uuid, "validation-submitted")).toBe(1);
  });

  test("has every picture looked at, whether or not a page has asked", async () => {
    const client = await readyToSubmit();
    const jobs = async () => {
      const { rows } = await server.context.pool.query(
        `select j.payload from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'look-at-files'`,
      );
      return rows.map(({ payload }) => payload.partyId);
    };
    await server.runJobs();
    await submit(client);
    const { uuid } = (await client.graphql(ME)).data.me;
    expect(await jobs()).toEqual([uuid]);
  });

  test("the answer says whose turn it is now, before the page asks again", async () => {
    const client = await readyToSubmit();
    const { errors, data } = await client.graphql(
      "mutation { submitValidation { submittedValidation { turns { reviewer others sentAt } decision { outcome } } } }",
    );
    expect(errors).toBeUndefined();
    const { turns, decision } = data.submitValidation.submittedValidation;
    expect(turns).toMatchObject({ reviewer: "WAITING", others: 0 });
    expect(Date.parse(turns.sentAt)).not.toBeNaN();
    expect(decision).toBeNull();
  });

  test("a second submission, and twenty at once, change nothing and get the same response", async () => {
    const client = await readyToSubmit();
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(client)));
    answers.push(await submit(client));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const { uuid } = await validationOf(client);
    expect(await eventsOf(server, uuid, "submitted")).toBe(1);
    const before = server.emails.length;
    await server.runJobs();
    expect(server.emails.length - before).toBe(1);
  });

  test("ACL-04 FRM-081 a submitted validation is immutable through the API", async () => {
    const client = await readyToSubmit();
    await submit(client);
    const before = JSON.stringify((await client.graphql(ME)).data);
    const attempts = [
      await saveFacts(client, { firstName: "Changed" }),
      await addDocument(client, "DRIVING_LICENCE_FRONT", await uploadFile(server, client)),
      await giveConsents(client, { dataAccuracy: false }),
      await client.graphql("mutation { carryOver(facts: [nationality], documents: []) { me { uuid } } }"),
      await saveProgress(client, { steps: ["name"] }),
      await saveProgress(client, {
        id: JSON.parse(before).me.latestValidation.progress[0].id,
        answers: { documents: "none" },
      }),
      await client.graphql(
        "mutation MutateMe($id: ID!) { updateMe(withdrawnDocuments: [$id]) { me { uuid } } }",
        {
          id: JSON.parse(before).me.identityDocuments[0].id,
        },
      ),
    ];
    for (const { errors } of attempts) expect(errors?.[0]?.extensions.code).toBe("ALREADY_SUBMITTED");
    expect(JSON.stringify((await client.graphql(ME)).data)).toBe(before);
  });
});

test("REL-03 (in part) a submission while another device uploads: the file that comes too late is refused, and stays in no case", async () => {
  const email = "two.devices@example.com";
  const desktop = await signIn(server, email);
  const phone = await signIn(server, email);
  await giveConsents(desktop);
  await answerIdentity(server, desktop);
  const form = await signForm(phone, aPicture());
  const parts = Object.entries(form.fields).map(([name, value]) => ({ name, value }));
  const [submitted, stored] = await Promise.all([
    submit(desktop),
    postForm(server, form.url, [...parts, { name: "file", value: aPicture().content }]),
  ]);
  expect(submitted.errors).toBeUndefined();
  expect(stored.statusCode).toBe(204);
  const before = (await desktop.graphql(ME)).data.me.identityDocuments;
  const late = await addDocument(phone, "PASSPORT", String(stored.headers.location));
  expect(late.errors?.[0]?.extensions).toEqual({ code: "ALREADY_SUBMITTED" });
  expect((await desktop.graphql(ME)).data.me.identityDocuments).toEqual(before);
  await server.context.pool.query(
    "update upload set created_at = now() - interval '2 days', stored_at = now() - interval '2 days'",
  );
  await tidyUpHandler.run({}, server.context);
  const { rows } = await server.context.pool.query("select 1 from upload where object_key = $1", [
    form.fields.key,
  ]);
  expect(rows).toEqual([]);
});
