import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, codeOf, issuesOf, signIn } from "../../../test/client.ts";
import { saveProgress } from "../../../test/identity.ts";
import {
  addIncome,
  aGuarantorSaid,
  aJob,
  anEarner,
  aSalary,
  incomeOf,
  removeGuarantor,
  removeIncome,
  saveIncome,
} from "../../../test/income.ts";
import { paysShare, shippedPolicy, startSingle } from "../../../test/parties.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { aPaper, uploadFile } from "../../../test/upload.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe("what follows from the sources", () => {
  const rich = { ...aSalary, annualGrossIncome: 900_000, startDate: aJob.startDate };

  test("INC-196 INC-209 INC-210 INC-212 the outcome and the employment are derived on every save and removal", async () => {
    const client = await anEarner(server);
    expect((await incomeOf(client)).income).toEqual({
      employmentStatus: null,
      meetsAffordabilityCriteria: false,
      someoneElsePayingForRent: false,
      incomeSources: [],
    });
    const uuid = await addIncome(client);
    const answer = await saveIncome(client, { uuid, ...rich });
    expect(answer.data.updateIncome.meetsAffordabilityCriteria).toBe(true);
    expect((await incomeOf(client)).income).toMatchObject({
      employmentStatus: "EMPLOYED",
      meetsAffordabilityCriteria: true,
    });
    await removeIncome(client, uuid);
    expect((await incomeOf(client)).income).toMatchObject({
      employmentStatus: null,
      meetsAffordabilityCriteria: false,
      incomeSources: [],
    });
  });

  test("the outcome follows the criteria that the case started with, and the page names them", async () => {
    const policy = shippedPolicy("no-references");
    const criteria = { ...policy.criteria, name: "strict", version: 3, tenantIncome: 40 };
    const email = `${randomUUID()}@example.com`;
    const { partyId } = await startSingle(server, { email }, { ...policy, criteria });
    await paysShare(server, partyId, 100_000);
    const client = await signIn(server, email);
    const uuid = await addIncome(client);
    const outcomeWith = async (annualGrossIncome: number) =>
      (await saveIncome(client, { uuid, ...rich, annualGrossIncome })).data.updateIncome
        .meetsAffordabilityCriteria;
    expect([await outcomeWith(39_999), await outcomeWith(40_000)]).toEqual([false, true]);
    const { data } = await client.graphql("{ me { income { criteria { name version tenantIncome } } } }");
    expect(data.me.income.criteria).toEqual({ name: "strict", version: 3, tenantIncome: 40 });
  });

  test("INC-211 a zero-percent share means that somebody else pays", async () => {
    const client = await anEarner(server);
    await saveIncome(client, { incomeType: "T_ZERO_PERCENT_RENT_SHARE" });
    expect((await incomeOf(client)).income).toMatchObject({
      someoneElsePayingForRent: true,
      employmentStatus: "NOT_EMPLOYED",
    });
  });

  test("a policy that offers a guarantor alone takes no zero-percent share", async () => {
    const client = await anEarner(server, "guarantor-required");
    const answer = await saveIncome(client, { incomeType: "T_ZERO_PERCENT_RENT_SHARE" });
    expect(issuesOf(answer)).toEqual({ incomeType: "validation.please_select_an_option" });
  });

  test("a removed source takes its record and its files along", async () => {
    const client = await anEarner(server);
    const uuid = await addIncome(client);
    const path = await uploadFile(server, client, aPaper());
    await saveIncome(client, { uuid, accountDocuments: [{ type: "PAYSLIP", path }] });
    await saveProgress(client, { name: "INCOME", steps: ["incomeType"], related: uuid });
    await removeIncome(client, uuid);
    const { rows } = await server.context.pool.query(
      "select (select count(*)::int from progress_item where related_object_uuid = $1) as items, (select count(*)::int from document where related_object_uuid = $1) as files",
      [uuid],
    );
    expect(rows).toEqual([{ items: 0, files: 0 }]);
    expect((await removeIncome(client, uuid)).errors).toBeUndefined();
  });
});

describe("a guarantor", () => {
  /** Named, with the answers that led there. @returns the id of the record */
  const nameOnRecord = async (client: Client): Promise<number> => {
    const { data } = await saveIncome(client, aGuarantorSaid);
    const related = data.updateIncome.guarantor.uuid;
    const answers = { whoIsPaying: "other", someoneElse: "T_GUARANTOR" };
    const saved = await saveProgress(client, { name: "INCOME", steps: ["yourGuarantor"], related, answers });
    const { id } = saved.data.updateWizardProgress.wizardProgress;
    return id;
  };

  test("INC-214 INC-269 INC-278 is named, with one's own id, and somebody else pays", async () => {
    const client = await anEarner(server);
    const answer = await saveIncome(client, aGuarantorSaid);
    const me = await incomeOf(client);
    expect(me.guarantor).toEqual({
      uuid: answer.data.updateIncome.guarantor.uuid,
      ...aGuarantorSaid,
      phoneNumber: "+447700900123",
    });
    expect(answer.data.updateIncome.incomeSource).toBeNull();
    expect(me.income.someoneElsePayingForRent).toBe(true);
  });

  test("is named with a phone number as people in Britain write it", async () => {
    const client = await anEarner(server);
    await saveIncome(client, { ...aGuarantorSaid, phoneNumber: "07700 900123" });
    expect((await incomeOf(client)).guarantor).toMatchObject({ phoneNumber: "+447700900123" });
  });

  test("is one: naming another replaces the first, and dropping leaves none", async () => {
    const client = await anEarner(server);
    const first = (await saveIncome(client, aGuarantorSaid)).data.updateIncome.guarantor.uuid;
    const again = await saveIncome(client, { ...aGuarantorSaid, firstName: "Oliver", phoneNumber: "" });
    expect(again.data.updateIncome.guarantor.uuid).toBe(first);
    expect((await incomeOf(client)).guarantor).toMatchObject({ firstName: "Oliver", phoneNumber: "" });
    await removeGuarantor(client);
    const me = await incomeOf(client);
    expect([me.guarantor, me.income.someoneElsePayingForRent]).toEqual([null, false]);
  });

  test("leaves a record that the next income takes over when they are dropped", async () => {
    const client = await anEarner(server);
    const id = await nameOnRecord(client);
    await removeGuarantor(client);
    const uuid = await addIncome(client, { incomeType: "T_PENSION" });
    await saveProgress(client, { id, name: "INCOME", steps: ["incomeType"], related: uuid });
    expect(await recordsOf(client)).toEqual([{ id, relatedObjectUuid: uuid }]);
  });

  /** As the page sends it whose address names no record: it has not read the guarantor's. */
  const dropAndPay = (client: Client, answersBefore?: object) =>
    client.graphql(
      `mutation DeleteGuarantor($answers: Json, $answersBefore: Json) {
        deleteGuarantor { success }
        updateWizardProgress(name: INCOME, completedSteps: ["whoIsPaying"], completed: false,
          answers: $answers, answersBefore: $answersBefore) { wizardProgress { id relatedObjectUuid answers } } }`,
      { answers: { whoIsPaying: "me" }, answersBefore },
    );

  test("dropped by a page that has not read their record, leaves it to that page's answer", async () => {
    const client = await anEarner(server);
    const id = await nameOnRecord(client);
    expect(codeOf(await dropAndPay(client, {}))).toBe("CHANGED_ELSEWHERE");
    expect((await incomeOf(client)).guarantor).not.toBeNull();
    const dropped = await dropAndPay(client);
    expect(dropped.data.updateWizardProgress.wizardProgress).toMatchObject({
      id,
      relatedObjectUuid: null,
      answers: { whoIsPaying: "me" },
    });
    expect((await incomeOf(client)).guarantor).toBeNull();
    expect(await recordsOf(client)).toEqual([{ id, relatedObjectUuid: null }]);
  });

  test("leaves no second record where one is waiting for its object", async () => {
    const client = await anEarner(server);
    const { data } = await saveIncome(client, aGuarantorSaid);
    const related = data.updateIncome.guarantor.uuid;
    await saveProgress(client, { name: "INCOME", steps: ["yourGuarantor"], related });
    const waiting = await saveProgress(client, { name: "INCOME", steps: ["whoIsPaying"] });
    await removeGuarantor(client);
    const { id } = waiting.data.updateWizardProgress.wizardProgress;
    expect(await recordsOf(client)).toEqual([{ id, relatedObjectUuid: null }]);
  });

  test("beside an income of one's own, one pays oneself", async () => {
    const client = await anEarner(server);
    await addIncome(client);
    await saveIncome(client, aGuarantorSaid);
    expect((await incomeOf(client)).income.someoneElsePayingForRent).toBe(false);
  });

  test.each([
    [
      "INC-179 INC-180 without names",
      { firstName: "", lastName: "" },
      { firstName: "validation.required", lastName: "validation.required" },
    ],
    ["INC-181 without an address", { email: "" }, { email: "validation.required" }],
    [
      "INC-183 with a wrong phone number",
      { phoneNumber: "07700 90012" },
      { phoneNumber: "validation.phone_number" },
    ],
  ])("%s is refused", async (_what, said, issues) => {
    const client = await anEarner(server);
    expect(issuesOf(await saveIncome(client, { ...aGuarantorSaid, ...said }))).toEqual(issues);
    expect((await incomeOf(client)).guarantor).toBeNull();
  });

  test("INC-182 is not the applicant", async () => {
    const person = `${randomUUID()}@example.com`;
    await startSingle(server, { email: person }, "no-references");
    const client = await signIn(server, person);
    const answer = await saveIncome(client, { ...aGuarantorSaid, email: person.toUpperCase() });
    expect(issuesOf(answer)).toEqual({ email: "yourGuarantor.validations.personalEmailMatch" });
  });
});

const recordsOf = async (client: Client) =>
  (await client.graphql("{ me { latestValidation { progress { id relatedObjectUuid } } } }")).data.me
    .latestValidation.progress;

describe("the record of a source", () => {
  const save = (client: Client, uuid: string, steps: readonly string[], answers: object, completed = false) =>
    saveProgress(client, { name: "INCOME", steps, completed, related: uuid, answers });

  test("is completed by the server's own walk: with a document, and not before", async () => {
    const client = await anEarner(server);
    const uuid = await addIncome(client, {
      incomeType: "T_PENSION",
      companyName: "Teachers",
      startDate: "2019-04-01",
    });
    await saveIncome(client, { uuid, ...aSalary, paymentDate: "2026-10-30" });
    const answers = {
      openBanking: "manual",
      feedback: "technical_difficulties",
      documents: "PENSION_STATEMENT",
    };
    const early = await save(client, uuid, ["upload"], answers, true);
    expect(codeOf(early)).toBe("PROGRESS_NOT_REACHABLE");
    const path = await uploadFile(server, client, aPaper());
    await saveIncome(client, { uuid, accountDocuments: [{ type: "PENSION_STATEMENT", path }] });
    const done = await save(client, uuid, ["upload"], answers, true);
    expect(done.data.updateWizardProgress.wizardProgress.completedDtm).not.toBeNull();
  });
});
