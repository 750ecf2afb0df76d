import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paysShare, startCase } from "../../../test/cases.ts";
import { type Client, type GraphQLResult, signIn } from "../../../test/client.ts";
import { saveProgress } from "../../../test/identity.ts";
import {
  aGuarantorSaid,
  aJob,
  aSalary,
  incomeOf,
  removeGuarantor,
  removeIncome,
  saveIncome,
} from "../../../test/income.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { aPaper, uploadFile } from "../../../test/upload.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Somebody whose case asks for income. */
const anEarner = async (policy = "no-references"): Promise<Client> => {
  const email = `${randomUUID()}@example.com`;
  const { partyId } = await startCase(server, { email }, policy);
  await paysShare(server, partyId, 100_000);
  return signIn(server, email);
};

const codeOf = ({ errors }: GraphQLResult) => errors?.[0]?.extensions.code;
const issuesOf = ({ errors }: GraphQLResult) => {
  const issues = (errors?.[0]?.extensions.issues ?? []) as { field: string; code: string }[];
  return Object.fromEntries(issues.map(({ field, code }) => [field, code]));
};

const added = async (client: Client, said: Parameters<typeof saveIncome>[1] = aJob): Promise<string> =>
  (await saveIncome(client, said)).data.updateIncome.incomeSource.uuid;

const sourcesOf = async (client: Client) => (await incomeOf(client)).income.incomeSources;

describe("a source of income", () => {
  test("INC-195 (in part) INC-278 is created by its type, and its id is answered", async () => {
    const client = await anEarner();
    const answer = await saveIncome(client, { incomeType: "T_PENSION" });
    const { uuid } = answer.data.updateIncome.incomeSource;
    expect(answer.data.updateIncome).toMatchObject({ guarantor: null, meetsAffordabilityCriteria: false });
    expect(await sourcesOf(client)).toMatchObject([{ uuid, incomeType: "T_PENSION", companyName: null }]);
  });

  test("INC-199 INC-200 INC-201 (in part) INC-202 INC-270 INC-274 keeps what is told about it, step by step", async () => {
    const client = await anEarner();
    const uuid = await added(client);
    await saveIncome(client, { uuid, ...aSalary, startDate: aJob.startDate, paymentDate: "2026-10-30" });
    const { removeProbation: _none, ...job } = aJob;
    expect(await sourcesOf(client)).toMatchObject([
      {
        uuid,
        ...job,
        ...aSalary,
        paymentDate: "2026-10-30",
        endDate: null,
        isOnProbation: false,
        probation: null,
      },
    ]);
  });

  test("INC-205 INC-206 INC-230 INC-271 INC-272 a probation is told in months, and taken back", async () => {
    const client = await anEarner();
    const { removeProbation: _none, ...job } = aJob;
    const uuid = await added(client, { ...job, probationDuration: 3, probationDurationUnit: "MONTHS" });
    expect(await sourcesOf(client)).toMatchObject([
      { isOnProbation: true, probation: { duration: 3, unit: "MONTHS" } },
    ]);
    await saveIncome(client, { uuid, removeProbation: true });
    expect(await sourcesOf(client)).toMatchObject([{ isOnProbation: false, probation: null }]);
    const weeks = await saveIncome(client, { uuid, probationDuration: 3, probationDurationUnit: "WEEKS" });
    expect(issuesOf(weeks)).toEqual({ probationDurationUnit: "validation.please_select_an_option" });
  });

  test("INC-207 INC-273 has somebody to ask, until nobody can be named", async () => {
    const client = await anEarner();
    const uuid = await added(client);
    await saveIncome(client, { uuid, referenceName: " Ruth Hall ", referenceEmail: "ruth@bakery.example" });
    expect(await sourcesOf(client)).toMatchObject([
      { reference: { name: "Ruth Hall", email: "ruth@bakery.example" } },
    ]);
    expect(
      (await saveIncome(client, { uuid, referenceName: null, referenceEmail: null })).errors,
    ).toBeUndefined();
    expect(await sourcesOf(client)).toMatchObject([{ reference: null }]);
  });

  test.each([
    [
      "INC-204 INC-276 who pays a loan",
      { incomeType: "T_SCHOLARSHIP_LOANS", financialInstitutionName: "SFE" },
      { financialInstitutionDetails: { name: "SFE" } },
    ],
    [
      "INC-201 the provider of a pension",
      { incomeType: "T_PENSION", companyName: "Teachers" },
      { companyName: "Teachers" },
    ],
    [
      "INC-203 the review of a benefit",
      { incomeType: "T_BENFITS", endDate: "2027-01-31" },
      { endDate: "2027-01-31" },
    ],
    [
      "INC-202 a company's number",
      { incomeType: "T_SELFEMPLOYED", companyNumber: "SC123456" },
      { companyNumber: "SC123456" },
    ],
    [
      "an amount of savings",
      { incomeType: "T_SAVINGS", annualGrossIncome: 99_999_999.99, currency: "EUR" },
      { annualGrossIncome: 99_999_999.99, currency: "EUR" },
    ],
  ])("%s", async (_what, said, kept) => {
    const client = await anEarner();
    await added(client, said);
    expect(await sourcesOf(client)).toMatchObject([kept]);
  });

  test("of another type has other details: those of the old one go", async () => {
    const client = await anEarner();
    const uuid = await added(client);
    await saveIncome(client, { uuid, ...aSalary, startDate: aJob.startDate });
    await saveIncome(client, { uuid, incomeType: "T_SAVINGS" });
    expect(await sourcesOf(client)).toMatchObject([
      { uuid, incomeType: "T_SAVINGS", companyName: null, annualGrossIncome: null, isOnProbation: null },
    ]);
  });

  test("several are kept beside each other, in the order of their coming", async () => {
    const client = await anEarner();
    const ids = [await added(client), await added(client, { incomeType: "T_PENSION" })];
    expect((await sourcesOf(client)).map(({ uuid }: { uuid: string }) => uuid)).toEqual(ids);
  });

  test("INC-208 INC-275 INC-268 (in part) has documents of its own", async () => {
    const client = await anEarner();
    const [uuid, other] = [await added(client), await added(client, { incomeType: "T_PENSION" })];
    const path = await uploadFile(server, client, aPaper());
    await saveIncome(client, { uuid, accountDocuments: [{ type: "PAYSLIP", path }] });
    const [source, another] = await sourcesOf(client);
    expect(source.accountDocuments).toMatchObject([{ type: "PAYSLIP", path }]);
    expect([another.uuid, another.accountDocuments]).toEqual([other, []]);
    await saveIncome(client, { uuid, withdrawnDocuments: [source.accountDocuments[0].id] });
    expect((await sourcesOf(client))[0].accountDocuments).toEqual([]);
  });

  test.each([
    ["INC-150", "T_PENSION", 3],
    ["INC-151", "T_SELFEMPLOYED", 6],
  ] as const)("%s of type %s takes %i bank statements", async (_id, incomeType, most) => {
    const client = await anEarner();
    const uuid = await added(client, { incomeType });
    const one = async () => ({ type: "BANK_STATEMENT", path: await uploadFile(server, client, aPaper()) });
    for (let count = 0; count < most; count += 1) {
      expect((await saveIncome(client, { uuid, accountDocuments: [await one()] })).errors).toBeUndefined();
    }
    expect(codeOf(await saveIncome(client, { uuid, accountDocuments: [await one()] }))).toBe(
      "TOO_MANY_DOCUMENTS",
    );
  });

  test("takes no document that income does not ask for", async () => {
    const client = await anEarner();
    const uuid = await added(client);
    const accountDocuments = [{ type: "PASSPORT", path: await uploadFile(server, client, aPaper()) }];
    expect(codeOf(await saveIncome(client, { uuid, accountDocuments }))).toBe("DOCUMENT_NOT_ACCEPTED");
  });
});

describe("what is refused", () => {
  test.each([
    ["without a type", { companyName: "X" }, { incomeType: "validation.please_select_an_option" }],
    [
      "INC-043 (in part) with a type that has no label",
      { incomeType: "T_NOINCOME" },
      { incomeType: "validation.please_select_an_option" },
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
    const client = await anEarner();
    const answer = await saveIncome(client, said);
    expect([codeOf(answer), issuesOf(answer)]).toEqual(["INVALID_INPUT", issues]);
    expect(await sourcesOf(client)).toEqual([]);
  });

  test("INC-067 a net salary above the annual one that was saved before", async () => {
    const client = await anEarner();
    const uuid = await added(client);
    await saveIncome(client, { uuid, ...aSalary, startDate: aJob.startDate });
    const answer = await saveIncome(client, { uuid, netIncome: 36_000.51 });
    expect(issuesOf(answer)).toEqual({ netIncome: "yourSalary.validations.net_range" });
  });

  test("INC-077 the applicant's own address, in any spelling", async () => {
    const person = randomUUID();
    await startCase(server, { email: `${person}@example.com` }, "no-references");
    const client = await signIn(server, `${person}@example.com`);
    const uuid = await added(client);
    for (const referenceEmail of [`${person}+hr@EXAMPLE.com`, `${person}@ｅｘａｍｐｌｅ.com`]) {
      const answer = await saveIncome(client, { uuid, referenceName: "Me", referenceEmail });
      expect(issuesOf(answer)).toEqual({ referenceEmail: "personalEmailMatch" });
    }
  });

  test("another party's source, and one that does not exist", async () => {
    const [client, other] = [await anEarner(), await anEarner()];
    const uuid = await added(other);
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
      const client = await anEarner();
      const uuid = await added(client, { incomeType: "T_SAVINGS" });
      expect(issuesOf(await saveIncome(client, { uuid, [field]: "x" }))).toEqual({
        [field]: "validation.unknown",
      });
      expect((await saveIncome(client, { uuid, [field]: null })).errors).toBeUndefined();
    },
  );

  test.each(["companyName", "jobTitle", "referenceName"])(
    "%s with a character that no database stores",
    async (field) => {
      const client = await anEarner();
      const said = { referenceEmail: "hr@harbour.example", uuid: await added(client) };
      for (const sign of ["\u0000", "\u0007"]) {
        expect(issuesOf(await saveIncome(client, { ...said, [field]: `Har${sign}bour` }))).toEqual({
          [field]: "validation.pattern",
        });
      }
    },
  );

  test("somebody whose case does not ask for income", async () => {
    expect(codeOf(await saveIncome(await anEarner("identity-only"), aJob))).toBe("NOT_FOUND");
  });
});

describe("REL-03 (in part) two tabs on one source", () => {
  test("what another tab has changed is not overwritten unseen, and may be insisted on", async () => {
    const client = await anEarner();
    const uuid = await added(client);
    const [before] = await sourcesOf(client);
    await saveIncome(client, { uuid, jobTitle: "Head baker" });
    const late = { uuid, jobTitle: "Miller", before };
    expect(codeOf(await saveIncome(client, late))).toBe("CHANGED_ELSEWHERE");
    await saveIncome(client, { ...late, before: undefined });
    expect(await sourcesOf(client)).toMatchObject([{ jobTitle: "Miller" }]);
  });

  test("different facts add up, and a repeated save changes nothing", async () => {
    const client = await anEarner();
    const uuid = await added(client);
    const [before] = await sourcesOf(client);
    await saveIncome(client, { uuid, jobTitle: "Head baker" });
    const other = { uuid, companyName: "Mill Ltd", before };
    for (let time = 0; time < 2; time += 1) {
      expect((await saveIncome(client, other)).errors).toBeUndefined();
    }
    expect(await sourcesOf(client)).toMatchObject([{ jobTitle: "Head baker", companyName: "Mill Ltd" }]);
  });
});

describe("what follows from the sources", () => {
  const rich = { ...aSalary, annualGrossIncome: 900_000, startDate: aJob.startDate };

  test("INC-196 INC-209 INC-210 INC-212 the outcome and the employment are derived on every save and removal", async () => {
    const client = await anEarner();
    expect((await incomeOf(client)).income).toEqual({
      employmentStatus: null,
      meetsAffordabilityCriteria: false,
      someoneElsePayingForRent: false,
      incomeSources: [],
    });
    const uuid = await added(client);
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

  test("INC-211 a zero-percent share means that somebody else pays", async () => {
    const client = await anEarner();
    await saveIncome(client, { incomeType: "T_ZERO_PERCENT_RENT_SHARE" });
    expect((await incomeOf(client)).income).toMatchObject({
      someoneElsePayingForRent: true,
      employmentStatus: "NOT_EMPLOYED",
    });
  });

  test("a policy that offers a guarantor alone takes no zero-percent share", async () => {
    const client = await anEarner("guarantor-required");
    const answer = await saveIncome(client, { incomeType: "T_ZERO_PERCENT_RENT_SHARE" });
    expect(issuesOf(answer)).toEqual({ incomeType: "validation.please_select_an_option" });
  });

  test("a removed source takes its record and its files along", async () => {
    const client = await anEarner();
    const uuid = await added(client);
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
  test("INC-214 INC-269 INC-278 is named, with one's own id, and somebody else pays", async () => {
    const client = await anEarner();
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

  test("is one: naming another replaces the first, and dropping leaves none", async () => {
    const client = await anEarner();
    const first = (await saveIncome(client, aGuarantorSaid)).data.updateIncome.guarantor.uuid;
    const again = await saveIncome(client, { ...aGuarantorSaid, firstName: "Oliver", phoneNumber: "" });
    expect(again.data.updateIncome.guarantor.uuid).toBe(first);
    expect((await incomeOf(client)).guarantor).toMatchObject({ firstName: "Oliver", phoneNumber: "" });
    await removeGuarantor(client);
    const me = await incomeOf(client);
    expect([me.guarantor, me.income.someoneElsePayingForRent]).toEqual([null, false]);
  });

  test("beside an income of one's own, one pays oneself", async () => {
    const client = await anEarner();
    await added(client);
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
      { phoneNumber: "07700900123" },
      { phoneNumber: "validation.phone_number" },
    ],
  ])("%s is refused", async (_what, said, issues) => {
    const client = await anEarner();
    expect(issuesOf(await saveIncome(client, { ...aGuarantorSaid, ...said }))).toEqual(issues);
    expect((await incomeOf(client)).guarantor).toBeNull();
  });

  test("INC-182 is not the applicant", async () => {
    const person = `${randomUUID()}@example.com`;
    await startCase(server, { email: person }, "no-references");
    const client = await signIn(server, person);
    const answer = await saveIncome(client, { ...aGuarantorSaid, email: person.toUpperCase() });
    expect(issuesOf(answer)).toEqual({ email: "personalEmailMatch" });
  });
});

describe("INC-280 (in part) the record of a source", () => {
  const save = (client: Client, uuid: string, steps: readonly string[], answers: object, completed = false) =>
    saveProgress(client, { name: "INCOME", steps, completed, related: uuid, answers });

  test("is completed by the server's own walk: with a document, and not before", async () => {
    const client = await anEarner();
    const uuid = await added(client, {
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
