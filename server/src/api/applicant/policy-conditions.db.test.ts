import { otherLabelsOffered } from "@latchkey/domain/income/context.ts";
import { documentsOffered } from "@latchkey/domain/income/documents-offered.ts";
import { startOf } from "@latchkey/domain/income/flow.ts";
import type { Condition } from "@latchkey/domain/policies/condition.ts";
import { type ConditionValues, conditionsOf } from "@latchkey/domain/policies/condition-kinds.ts";
import { checkedDate } from "@latchkey/domain/rules/checked-date.ts";
import {
  anIncome,
  anIncomeFile,
  aSource,
  incomeAfter,
  incomeContext,
} from "@latchkey/domain/testing/incomes.ts";
import { withConditions } from "@latchkey/domain/testing/policies.ts";
import { after, germanFlat, pathOf } from "@latchkey/domain/testing/residence-paths.ts";
import { aResidence, residenceContext } from "@latchkey/domain/testing/residences.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../../test/client.ts";
import { anApplication, somebody } from "../../../test/new-applications.ts";
import { publishPolicy } from "../../../test/policies.ts";
import { aColleague, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

/** Each policy is made by two administrators in the console; its applicant walks the steps by what the API sends them. */

let server: TestServer;
let administrators: readonly [Colleague, Colleague];
let priya: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  administrators = [await aColleague(server, ["ADMINISTRATOR"]), await aColleague(server, ["ADMINISTRATOR"])];
  priya = await aColleague(server, ["REVIEWER"]);
});
afterAll(() => server.close());

const nobody = anIncome(undefined);
let count = 0;

/** The conditions of a tenant under a policy with these values beside those of the shipped policy. */
const receivedUnder = async (values: ConditionValues): Promise<readonly Condition[]> => {
  count += 1;
  const title = `Policy ${count}`;
  const policy = await publishPolicy(administrators, {
    title,
    copyOf: "scotland-wales-ni-default",
    change: (content) => ({ ...withConditions(content, values), title }),
    from: server.context.today(),
  });
  const person = somebody();
  await anApplication(priya, { policy, people: [person] });
  const client = await signIn(server, person.email);
  const { data } = await client.graphql(
    "{ me { latestValidation { sectionMetaData { conditions { name description value } } } } }",
  );
  const received: readonly Condition[] = data.me.latestValidation.sectionMetaData.conditions;
  expect(received).toEqual(expect.arrayContaining([...conditionsOf(values)]));
  return received;
};

const incomeUnder = async (values: ConditionValues) => ({
  ...incomeContext,
  openBankingEnabled: true,
  conditions: await receivedUnder(values),
});
const residenceUnder = async (values: ConditionValues) => ({
  ...residenceContext,
  conditions: await receivedUnder(values),
});

test("RES-038 RES-046 RES-052 the question about the UK is skipped", async () => {
  const context = await residenceUnder({ SKIP_IN_UK_QUESTION: true });
  expect(pathOf(aResidence(), context)[0]).toBe("residential-history");
  const one = aResidence({ residences: [germanFlat()] });
  expect(after("residential-history", one, context)).toBe("rental-details");
  const [first, second] = [germanFlat(), germanFlat({ residenceType: "FAMILY_HOME" })];
  const chosen = (uuid: string) => aResidence({ residences: [first, second], "select-address": uuid });
  expect(after("select-address", chosen(first.uuid), context)).toBe("rental-details");
  expect(after("select-address", chosen(second.uuid), context)).toBe("documents");
});

test("INC-122 (in part) the manual upload is turned off", async () => {
  const context = await incomeUnder({ ADD_MANUAL_DOCUMENT_UPLOAD: false });
  const manual = { ...anIncome(aSource("T_PENSION")), openBanking: "manual" } as const;
  expect(incomeAfter("openBanking", manual, incomeContext)).toBe("feedback");
  expect(incomeAfter("openBanking", manual, context)).toBeUndefined();
});

test("INC-030 (in part) INC-042 INC-080 rent in advance, the kinds of income and the skipped bank", async () => {
  const context = await incomeUnder({
    OFFER_ADVANCE: true,
    SKIP_OPEN_BANKING: true,
    ALLOWED_INCOME_TYPES: ["T_EMPLOYED_PERM", "T_BENFITS"],
    ALLOWED_OTHER_PAYERS: ["T_GUARANTOR"],
  });
  expect(otherLabelsOffered({ ...context, variant: "INCOME_DEFAULT" })).toEqual(["advance", "guarantor"]);
  expect(incomeAfter("incomeType", anIncome(aSource("T_BENFITS")), context)).toBe("benefitDetails");
  expect(incomeAfter("incomeType", anIncome(aSource("T_SAVINGS")), context)).toBeUndefined();
  const job = anIncome(aSource("T_EMPLOYED_PERM"), { bonus: "no" });
  expect(incomeAfter("companyReference", job, incomeContext)).toBe("openBanking");
  expect(incomeAfter("companyReference", job, context)).toBe("documents");
});

test.each([
  ["INC-191 INC-192", "incomeType", nobody, "incomeType"],
  [
    "INC-178 (in part) INC-191",
    "nonOpenBankingNotice",
    anIncome(aSource("T_SAVINGS")),
    "nonOpenBankingNotice",
  ],
  ["INC-192", "nonOpenBankingNotice", nobody, "whoIsPaying"],
  ["INC-194", "documents", anIncome(aSource("T_SAVINGS")), "documents"],
  ["INC-192 INC-194", "documents", nobody, "whoIsPaying"],
  ["INC-194", "openBanking", anIncome(aSource("T_SAVINGS")), "openBanking"],
  ["INC-192 INC-194", "openBanking", nobody, "whoIsPaying"],
  [
    "INC-193",
    "upload",
    {
      ...anIncome(aSource("T_SAVINGS")),
      documents: "BANK_STATEMENT",
      upload: [anIncomeFile("BANK_STATEMENT")],
    },
    "upload",
  ],
  ["INC-192 INC-193", "upload", anIncome(aSource("T_SAVINGS")), "whoIsPaying"],
] as const)("%s the section starts with %s, if that is possible", async (_ids, asked, values, start) => {
  expect(startOf(await incomeUnder({ INCOME_START_STEP: asked }), values)).toBe(start);
});

test("INC-221 INC-246 each list of documents", async () => {
  const lists = {
    DOCUMENTS_PERMANENT: ["PAYSLIP"],
    DOCUMENTS_BENEFIT: ["BENEFITS_PAPERWORK"],
    DOCUMENTS_PENSION: ["PENSION_STATEMENT", "OTHER"],
    DOCUMENTS_STUDENT_LOAN: ["STUDENT_STATUS"],
    DOCUMENTS_SELF_EMPLOYED: ["COMPANY_ACCOUNTS"],
  } as const;
  const context = await incomeUnder(lists);
  const offered = (
    ["T_EMPLOYED_PERM", "T_BENFITS", "T_PENSION", "T_SCHOLARSHIP_LOANS", "T_SELFEMPLOYED"] as const
  ).map((incomeType) => documentsOffered({ incomeType, startDate: checkedDate(null) }, false, context));
  expect(offered.map((types) => types.toSorted())).toEqual(
    Object.values(lists).map((types) => types.toSorted()),
  );
});
