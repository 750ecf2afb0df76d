import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, issuesOf } from "../../../test/client.ts";
import { addIncome, aJob, anEarner, aSalary, saveIncome, sourcesOf } from "../../../test/income.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { aPaper, uploadFile } from "../../../test/upload.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe("a source of income", () => {
  test("INC-195 (in part) INC-278 is created by its type, and its id is answered", async () => {
    const client = await anEarner(server);
    const answer = await saveIncome(client, { incomeType: "T_PENSION" });
    const { uuid } = answer.data.updateIncome.incomeSource;
    expect(answer.data.updateIncome).toMatchObject({ guarantor: null, meetsAffordabilityCriteria: false });
    expect(await sourcesOf(client)).toMatchObject([{ uuid, incomeType: "T_PENSION", companyName: null }]);
  });

  test("INC-199 INC-200 INC-201 (in part) INC-202 INC-270 INC-274 keeps what is told about it, step by step", async () => {
    const client = await anEarner(server);
    const uuid = await addIncome(client);
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
    const client = await anEarner(server);
    const { removeProbation: _none, ...job } = aJob;
    const uuid = await addIncome(client, { ...job, probationDuration: 3, probationDurationUnit: "MONTHS" });
    expect(await sourcesOf(client)).toMatchObject([
      { isOnProbation: true, probation: { duration: 3, unit: "MONTHS" } },
    ]);
    await saveIncome(client, { uuid, removeProbation: true });
    expect(await sourcesOf(client)).toMatchObject([{ isOnProbation: false, probation: null }]);
    const weeks = await saveIncome(client, { uuid, probationDuration: 3, probationDurationUnit: "WEEKS" });
    expect(issuesOf(weeks)).toEqual({ probationDurationUnit: "validation.please_select_an_option" });
  });

  test("INC-207 INC-273 has somebody to ask, until nobody can be named", async () => {
    const client = await anEarner(server);
    const uuid = await addIncome(client);
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
    const client = await anEarner(server);
    await addIncome(client, said);
    expect(await sourcesOf(client)).toMatchObject([kept]);
  });

  test("of another type has other details: those of the old one go", async () => {
    const client = await anEarner(server);
    const uuid = await addIncome(client);
    await saveIncome(client, { uuid, ...aSalary, startDate: aJob.startDate });
    await saveIncome(client, { uuid, incomeType: "T_SAVINGS" });
    expect(await sourcesOf(client)).toMatchObject([
      { uuid, incomeType: "T_SAVINGS", companyName: null, annualGrossIncome: null, isOnProbation: null },
    ]);
  });

  test("several are kept beside each other, in the order of their coming", async () => {
    const client = await anEarner(server);
    const ids = [await addIncome(client), await addIncome(client, { incomeType: "T_PENSION" })];
    expect((await sourcesOf(client)).map(({ uuid }: { uuid: string }) => uuid)).toEqual(ids);
  });

  test("INC-208 INC-275 has documents of its own", async () => {
    const client = await anEarner(server);
    const [uuid, other] = [await addIncome(client), await addIncome(client, { incomeType: "T_PENSION" })];
    const path = await uploadFile(server, client, aPaper());
    await saveIncome(client, { uuid, accountDocuments: [{ type: "PAYSLIP", path }] });
    const [source, another] = await sourcesOf(client);
    expect(source.accountDocuments).toMatchObject([{ type: "PAYSLIP", path }]);
    expect([another.uuid, another.accountDocuments]).toEqual([other, []]);
    await saveIncome(client, { uuid, withdrawnDocuments: [source.accountDocuments[0].id] });
    expect((await sourcesOf(client))[0].accountDocuments).toEqual([]);
  });

  test("INC-236 has documents of ten types", async () => {
    const client = await anEarner(server);
    const uuid = await addIncome(client);
    const types = [
      ...["BANK_STATEMENT", "PAYSLIP", "TAX_RETURN", "EMPLOYMENT_CONTRACT", "INVESTMENT_PORTFOLIO"],
      ...["STUDENT_STATUS", "PENSION_STATEMENT", "BENEFITS_PAPERWORK", "COMPANY_ACCOUNTS", "OTHER"],
    ];
    for (const type of types) {
      const path = await uploadFile(server, client, aPaper());
      const { errors } = await saveIncome(client, { uuid, accountDocuments: [{ type, path }] });
      expect([type, errors]).toEqual([type, undefined]);
    }
    const [source] = await sourcesOf(client);
    expect(source.accountDocuments.map(({ type }: { type: string }) => type)).toEqual(types);
  });

  test.each([
    ["INC-150", "T_PENSION", 3],
    ["INC-151", "T_SELFEMPLOYED", 6],
  ] as const)("%s of type %s takes %i bank statements", async (_id, incomeType, most) => {
    const client = await anEarner(server);
    const uuid = await addIncome(client, { incomeType });
    const one = async () => ({ type: "BANK_STATEMENT", path: await uploadFile(server, client, aPaper()) });
    for (let count = 0; count < most; count += 1) {
      expect((await saveIncome(client, { uuid, accountDocuments: [await one()] })).errors).toBeUndefined();
    }
    expect(codeOf(await saveIncome(client, { uuid, accountDocuments: [await one()] }))).toBe(
      "TOO_MANY_DOCUMENTS",
    );
  });

  test("takes no document that income does not ask for", async () => {
    const client = await anEarner(server);
    const uuid = await addIncome(client);
    const accountDocuments = [{ type: "PASSPORT", path: await uploadFile(server, client, aPaper()) }];
    expect(codeOf(await saveIncome(client, { uuid, accountDocuments }))).toBe("DOCUMENT_NOT_ACCEPTED");
  });
});
