import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, issuesOf, signIn } from "../../../test/client.ts";
import {
  addIncome,
  aJob,
  anEarner,
  aSalary,
  removeIncome,
  saveIncome,
  sourcesOf,
} from "../../../test/income.ts";
import { startSingle } from "../../../test/parties.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe("what is refused", () => {
  test.each([
    ["without a type", { companyName: "X" }, { incomeType: "validation.please_select_an_option" }],
    [
      "INC-043 (in part) with a type that has no label",
      { incomeType: "T_NOINCOME" },
      { incomeType: "validation.please_select_an_option" },
    ],
    [
      "INC-053 (in part) a job that began more than seven years ago",
      { ...aJob, startDate: "2019-11-19" },
      { startDate: "currentEmployer.validations.job_start_too_far" },
    ],
    [
      "INC-055 a job that has ended",
      { ...aJob, endDate: "2026-11-01" },
      { endDate: "currentEmployer.validations.job_already_ended" },
    ],
    [
      "INC-059 a long probation",
      { ...aJob, removeProbation: undefined, probationDuration: 13 },
      { probationDuration: "currentEmployer.validations.probation_length" },
    ],
    ["no amount", { incomeType: "T_PENSION", netIncome: 2.005 }, { netIncome: "validation.amount" }],
    [
      "the limit itself",
      { incomeType: "T_PENSION", netIncome: 10_000_000 },
      { netIncome: "validation.amount" },
    ],
    [
      "a limit of another type",
      { incomeType: "T_SCHOLARSHIP_LOANS", annualGrossIncome: 1_000_000 },
      { annualGrossIncome: "validation.amount" },
    ],
    [
      "INC-075 a reference without a name",
      { ...aJob, referenceName: "", referenceEmail: "a@b.example" },
      { referenceName: "validation.required" },
    ],
  ])("%s", async (_what, said, issues) => {
    const client = await anEarner(server);
    const answer = await saveIncome(client, said);
    expect([codeOf(answer), issuesOf(answer)]).toEqual(["INVALID_INPUT", issues]);
    expect(await sourcesOf(client)).toEqual([]);
  });

  test.each([
    ["T_EMPLOYED_PERM", "yourSalary"],
    ["T_SCHOLARSHIP_LOANS", "yourLoan"],
    ["T_PENSION", "pensionAmount"],
    ["T_BENFITS", "benefitAmount"],
    ["T_SELFEMPLOYED", "yourIncome"],
  ])("INC-251 (in part) a payment of %s long ago, by the code of %s", async (incomeType, step) => {
    const answer = await saveIncome(await anEarner(server), { incomeType, paymentDate: "2026-01-02" });
    expect(issuesOf(answer)).toEqual({ paymentDate: `${step}.validations.payment_date` });
  });

  test("INC-067 a net salary above the annual one that was saved before", async () => {
    const client = await anEarner(server);
    const uuid = await addIncome(client);
    await saveIncome(client, { uuid, ...aSalary, startDate: aJob.startDate });
    const answer = await saveIncome(client, { uuid, netIncome: 36_000.51 });
    expect(issuesOf(answer)).toEqual({ netIncome: "yourSalary.validations.net_range" });
  });

  test("INC-077 the applicant's own address, in any spelling", async () => {
    const person = randomUUID();
    await startSingle(server, { email: `${person}@example.com` }, "no-references");
    const client = await signIn(server, `${person}@example.com`);
    const uuid = await addIncome(client);
    for (const referenceEmail of [`${person}+hr@EXAMPLE.com`, `${person}@ｅｘａｍｐｌｅ.com`]) {
      const answer = await saveIncome(client, { uuid, referenceName: "Me", referenceEmail });
      expect(issuesOf(answer)).toEqual({ referenceEmail: "companyReference.validations.personalEmailMatch" });
    }
  });

  test("another party's source, and one that does not exist", async () => {
    const [client, other] = [await anEarner(server), await anEarner(server)];
    const uuid = await addIncome(other);
    for (const id of [uuid, randomUUID()]) {
      expect(codeOf(await saveIncome(client, { uuid: id, companyName: "X" }))).toBe("NOT_FOUND");
    }
    for (const id of [uuid, randomUUID(), "no id"]) {
      expect((await removeIncome(client, id)).errors).toBeUndefined();
    }
    expect(await sourcesOf(other)).toMatchObject([{ uuid, companyName: aJob.companyName }]);
  });

  test.each(["companyNumber", "financialInstitutionName", "startDate"])(
    "%s, which is asked about no savings: no rule would judge it",
    async (field) => {
      const client = await anEarner(server);
      const uuid = await addIncome(client, { incomeType: "T_SAVINGS" });
      expect(issuesOf(await saveIncome(client, { uuid, [field]: "x" }))).toEqual({
        [field]: "validation.unknown",
      });
      expect((await saveIncome(client, { uuid, [field]: null })).errors).toBeUndefined();
    },
  );

  test.each(["companyName", "jobTitle", "referenceName"])(
    "%s with a character that no database stores",
    async (field) => {
      const client = await anEarner(server);
      const said = { referenceEmail: "hr@harbour.example", uuid: await addIncome(client) };
      for (const sign of ["\u0000", "\u0007"]) {
        expect(issuesOf(await saveIncome(client, { ...said, [field]: `Har${sign}bour` }))).toEqual({
          [field]: "validation.pattern",
        });
      }
    },
  );

  test("somebody whose case does not ask for income", async () => {
    expect(codeOf(await saveIncome(await anEarner(server, "identity-only"), aJob))).toBe("NOT_FOUND");
  });
});

describe("REL-03 (in part) two tabs on one source", () => {
  test("what another tab has changed is not overwritten unseen, and may be insisted on", async () => {
    const client = await anEarner(server);
    const uuid = await addIncome(client);
    const [before] = await sourcesOf(client);
    await saveIncome(client, { uuid, jobTitle: "Head baker" });
    const late = { uuid, jobTitle: "Miller", before };
    expect(codeOf(await saveIncome(client, late))).toBe("CHANGED_ELSEWHERE");
    await saveIncome(client, { ...late, before: undefined });
    expect(await sourcesOf(client)).toMatchObject([{ jobTitle: "Miller" }]);
  });

  test("different facts add up, and a repeated save changes nothing", async () => {
    const client = await anEarner(server);
    const uuid = await addIncome(client);
    const [before] = await sourcesOf(client);
    await saveIncome(client, { uuid, jobTitle: "Head baker" });
    const other = { uuid, companyName: "Mill Ltd", before };
    for (let time = 0; time < 2; time += 1) {
      expect((await saveIncome(client, other)).errors).toBeUndefined();
    }
    expect(await sourcesOf(client)).toMatchObject([{ jobTitle: "Head baker", companyName: "Mill Ltd" }]);
  });
});
