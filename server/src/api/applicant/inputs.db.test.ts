import { birthdateIssue } from "@latchkey/domain/identity/rules.ts";
import {
  amountIssue,
  jobStartIssue,
  MOST_INCOME,
  MOST_LOAN,
  MOST_SAVINGS,
  paymentDateIssue,
} from "@latchkey/domain/income/rules.ts";
import { typedAmount } from "@latchkey/domain/rules/amount.ts";
import { checkedDate } from "@latchkey/domain/rules/checked-date.ts";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { nameIssue } from "@latchkey/domain/rules/names.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, codeOf, type GraphQLResult, issuesOf, signIn } from "../../../test/client.ts";
import { saveProgress } from "../../../test/identity.ts";
import { addIncome, anEarner, saveIncome } from "../../../test/income.ts";
import { openTestServer, type TestServer, TODAY } from "../../../test/test-server.ts";

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await openTestServer();
  client = await signIn(server);
});
afterAll(() => server.close());

const codesOf = async (query: string, variables: Record<string, unknown>): Promise<readonly string[]> => {
  const { errors } = await client.graphql(query, variables);
  const issues = errors?.[0]?.extensions.issues as { code: string }[] | undefined;
  return errors && !issues ? [`${errors[0]?.extensions.code}`] : (issues ?? []).map(({ code }) => code);
};

const names = fc.oneof(
  fc.string({ maxLength: 70 }),
  fc.string({ unit: "grapheme", maxLength: 70 }),
  fc.constantFrom(
    "Ng",
    "X",
    "Anne-Marie",
    "O’Neill",
    "St. John",
    " Ada ",
    "Zoë",
    "Zoe\u0308",
    "علي",
    "李",
    "x".repeat(64),
    "x".repeat(65),
    "a1",
    "-a",
    "a-",
  ),
);
const dates = fc.oneof(
  fc
    .date({ min: new Date("1890-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom(
    "",
    "2008-11-20",
    "2008-11-21",
    "1906-11-20",
    "1905-11-19",
    "2007-02-29",
    "2008-02-29",
    "0999-01-01",
    "27-03-1994",
    "1994-3-27",
  ),
  fc.string({ maxLength: 12 }),
);
const STEADY = { numRuns: 60, seed: 20261120 };

const LIMITS = [
  ["T_EMPLOYED_PERM", "annualGrossIncome", MOST_INCOME],
  ["T_SELFEMPLOYED", "netIncome", MOST_INCOME],
  ["T_SCHOLARSHIP_LOANS", "annualGrossIncome", MOST_LOAN],
  ["T_SAVINGS", "annualGrossIncome", MOST_SAVINGS],
] as const;

/** Amounts as they travel: around each limit, below a penny, and anything else. */
const amounts = fc.oneof(
  fc.constantFrom(
    ...[0, MOST_LOAN, MOST_INCOME, MOST_SAVINGS].flatMap((most) => [most - 0.01, most, most + 0.01]),
    ...[-1, 0.001, 0.01, 2.005, 1e15, 1e300],
  ),
  fc.integer({ min: -100, max: 2 * MOST_SAVINGS * 100 }).map((minor) => minor / 100),
);

const days = fc.oneof(
  dates,
  fc.integer({ min: -3_000, max: 400 }).map((days) => addDays(TODAY, days)),
  fc.constantFrom("2019-11-20", "2019-11-19", "2026-08-20", "2026-08-19", TODAY, "2026-11-21"),
);

/** The response of the income mutation about one field. */
const saidOf = (field: string, answer: GraphQLResult): string | undefined => {
  if (answer.errors && codeOf(answer) !== "INVALID_INPUT") throw new Error(`${field}: ${codeOf(answer)}`);
  return issuesOf(answer)[field];
};

describe("API-04 the server applies the same rules as the browser", () => {
  test("IDN-096 IDN-097 IDN-098 in names", async () => {
    await fc.assert(
      fc.asyncProperty(names, async (firstName) => {
        const expected = nameIssue(firstName);
        const found = await codesOf(
          "mutation($firstName: String) { updateMe(firstName: $firstName) { me { uuid } } }",
          { firstName },
        );
        expect(found).toEqual(expected ? [expected.code] : []);
      }),
      STEADY,
    );
  });

  test("IDN-101 IDN-105 in dates of birth", async () => {
    await fc.assert(
      fc.asyncProperty(dates, async (birthdate) => {
        const expected = birthdateIssue(birthdate, TODAY);
        const found = await codesOf(
          "mutation($birthdate: Date) { updateMe(birthdate: $birthdate) { me { uuid } } }",
          { birthdate },
        );
        expect(found).toEqual(expected ? [expected.code] : []);
      }),
      STEADY,
    );
  });

  test.each(LIMITS)(
    "in amounts, whose limits are themselves refused: %s, %s below %i",
    async (incomeType, field, most) => {
      const earner = await anEarner(server);
      const uuid = await addIncome(earner, { incomeType });
      await fc.assert(
        fc.asyncProperty(amounts, async (amount) => {
          const expected = amountIssue(most)(typedAmount(amount) ?? "");
          const answer = await saveIncome(earner, { uuid, [field]: amount });
          expect(saidOf(field, answer)).toBe(expected?.code);
        }),
        STEADY,
      );
    },
  );

  test("in dates of a job", async () => {
    const earner = await anEarner(server);
    const uuid = await addIncome(earner, { incomeType: "T_EMPLOYED_PERM" });
    await fc.assert(
      fc.asyncProperty(days, async (startDate) => {
        const expected = jobStartIssue(TODAY)(checkedDate(startDate));
        const answer = await saveIncome(earner, { uuid, startDate });
        expect(saidOf("startDate", answer)).toBe(expected?.code);
      }),
      STEADY,
    );
  });

  test("in dates of payments", async () => {
    const earner = await anEarner(server);
    const uuid = await addIncome(earner, { incomeType: "T_SELFEMPLOYED" });
    const rule = paymentDateIssue("yourIncome.validations.payment_date", 3, TODAY);
    await fc.assert(
      fc.asyncProperty(days, async (paymentDate) => {
        const expected = rule(checkedDate(paymentDate));
        const answer = await saveIncome(earner, { uuid, paymentDate });
        expect(saidOf("paymentDate", answer)).toBe(expected?.code);
      }),
      STEADY,
    );
  });
});

describe("API-06 malformed inputs do no harm", () => {
  test.each([
    ["a list for a text", { firstName: ["Amara"] }],
    ["an object for a text", { firstName: { toString: "Amara" } }],
    ["a number for a text", { firstName: 7 }],
    ["a list for a date", { birthdate: ["1994-03-27"] }],
    ["a boolean for a date", { birthdate: true }],
  ])("%s", async (_name, variables) => {
    const [field = ""] = Object.keys(variables);
    const type = field === "birthdate" ? "Date" : "String";
    const query = `mutation($${field}: ${type}) { updateMe(${field}: $${field}) { me { uuid } } }`;
    const { errors } = await client.graphql(query, variables);
    expect(errors?.[0]?.extensions).toEqual({ code: "INVALID_REQUEST", fields: [field] });
  });

  test("the place of a fault is named in objects and lists, and no value is", async () => {
    const query = `mutation($documents: [IdentityDocumentInput!], $before: Json) {
      updateMe(identityDocuments: $documents, before: $before) { me { uuid } } }`;
    const documents = [
      { type: "PASSPORT", path: "x" },
      { type: 7, size: "secret" },
    ];
    const { errors } = await client.graphql(query, { documents });
    expect(errors?.[0]?.extensions).toEqual({
      code: "INVALID_REQUEST",
      fields: ["documents.1.size", "documents.1.path", "documents.1.type"],
    });
  });

  test("prototypes in answers reach nothing", async () => {
    const answers = JSON.parse(
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"withoutDocument":{"__proto__":"lost"}}',
    );
    await saveProgress(client, { answers });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    const { data } = await client.graphql("{ me { latestValidation { progress { answers } } } }");
    expect(JSON.stringify(data)).not.toContain("polluted");
  });

  test("repeated parameters are refused, or only one counts", async () => {
    const response = await client.get(
      "/wizard/api/signedurl/post/user/docs?filename=a.png&filename=b.exe&filetype=image/png&additionalFilePath=identity",
    );
    expect([response.statusCode, response.json()]).toEqual([400, { code: "WRONG_FILE_FORMAT" }]);
  });
});
