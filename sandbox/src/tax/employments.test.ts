import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTaxVisits, type TaxVisits } from "./testing/visit.ts";

let visits: TaxVisits;
beforeAll(async () => {
  visits = await startTaxVisits();
});
afterAll(() => visits.close());
beforeEach(() => {
  visits.control.reset();
  visits.control.setNow(new Date("2026-11-20T12:00:00Z"));
});

const connect = (userId: string, scope = "read:self-assessment") =>
  visits.connect([userId, "practice"], { scope });

const list = (nino: string, year = "2026-27") => `individuals/employments-income/${nino}/${year}`;

const refusalOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { readonly code?: string }).code,
];

interface Listed {
  readonly employments: readonly { readonly employmentId: string; readonly employerName: string }[];
}

const listed = async (token: string, nino: string, year?: string): Promise<Listed["employments"]> =>
  ((await (await visits.ask(list(nino, year), token)).json()) as Listed).employments;

describe("the employments of a tax year", () => {
  test("are listed, one by one, with their pay to date", async () => {
    const token = await connect("amara");
    const [job] = await listed(token, "PC100001A");
    expect(job?.employerName).toBe("Brightwater Ltd");
    const one = `${list("PC100001A")}/${job?.employmentId}`;
    expect(await (await visits.ask(one, token)).json()).toEqual({
      employerRef: expect.stringMatching(/^[0-9]{3}\/[0-9A-F]{5}$/),
      employerName: "Brightwater Ltd",
      startDate: "2023-03-06",
      payrollId: expect.any(String),
      occupationalPension: false,
    });
    const details = await visits.ask(`${one}/financial-details?source=hmrc-held`, token);
    expect(await details.json()).toMatchObject({
      submittedOn: "2026-10-28T05:01:01.000Z",
      employment: {
        employmentSequenceNumber: "1001",
        startDate: "2023-03-06",
        employer: { employerName: "Brightwater Ltd" },
        // Seven months, from April to October.
        pay: {
          taxablePayToDate: (7 * 341_208) / 100,
          totalTaxToDate: (7 * 47_292) / 100,
          payFrequency: "CALENDAR MONTHLY",
          paymentDate: "2026-10-28",
          taxMonthNo: 7,
        },
      },
    });
  });

  test.each([
    ["ben", "PC100002B", "WEEKLY"],
    ["chloe", "PC100003C", "FORTNIGHTLY"],
    ["dev", "PC100004D", "FOUR WEEKLY"],
  ])("%s is paid by the week, of which there are many", async (userId, nino, payFrequency) => {
    const token = await connect(userId);
    const [job] = await listed(token, nino);
    const details = await visits.ask(`${list(nino)}/${job?.employmentId}/financial-details`, token);
    expect(await details.json()).toMatchObject({
      employment: { pay: { payFrequency, taxWeekNo: expect.any(Number) } },
    });
  });

  test("somebody who changed employer has both, one with its end", async () => {
    const token = await connect("mo");
    const jobs = await listed(token, "PC100006B");
    expect(jobs.map(({ employerName }) => employerName)).toEqual([
      "Oldfield Print Ltd",
      "Vanterra Systems Ltd",
    ]);
    const old = await visits.ask(`${list("PC100006B")}/${jobs[0]?.employmentId}`, token);
    expect(await old.json()).toMatchObject({ cessationDate: "2026-07-31" });
  });

  test("follow the clock of the control: a new tax year has nothing paid", async () => {
    visits.control.setNow(new Date("2027-04-07T12:00:00Z"));
    const token = await connect("amara");
    const [job] = await listed(token, "PC100001A", "2027-28");
    const path = `${list("PC100001A", "2027-28")}/${job?.employmentId}/financial-details`;
    expect(await refusalOf(await visits.ask(path, token))).toEqual([404, "MATCHING_RESOURCE_NOT_FOUND"]);
  });

  test.each([
    ["femi", "PC100009A"],
    ["jack", "PC100013A"],
  ])("%s has none, which is not found", async (userId, nino) => {
    const response = await visits.ask(list(nino), await connect(userId));
    expect(await refusalOf(response)).toEqual([404, "MATCHING_RESOURCE_NOT_FOUND"]);
  });
});

describe("a call is refused", () => {
  const ID = "00000000-0000-4000-a000-000000000000";

  test.each([
    [list("PC100002B"), {}, 403, "CLIENT_OR_AGENT_NOT_AUTHORISED"],
    [list("QQ123456A"), {}, 400, "FORMAT_NINO"],
    [list("PC100001E"), {}, 400, "FORMAT_NINO"],
    [list("PC100001A", "2026"), {}, 400, "FORMAT_TAX_YEAR"],
    [list("PC100001A", "2026-28"), {}, 400, "RULE_TAX_YEAR_RANGE_INVALID"],
    [list("PC100001A", "2019-20"), {}, 400, "RULE_TAX_YEAR_NOT_SUPPORTED"],
    [`${list("PC100001A")}/one`, {}, 400, "FORMAT_EMPLOYMENT_ID"],
    [`${list("PC100001A")}/${ID}`, {}, 404, "MATCHING_RESOURCE_NOT_FOUND"],
    [list("PC100001A", "2020-21"), {}, 404, "MATCHING_RESOURCE_NOT_FOUND"],
    [list("PC100001A"), { accept: "application/json" }, 406, "ACCEPT_HEADER_INVALID"],
    [list("PC100001A"), { accept: "application/vnd.hmrc.1.0+json" }, 406, "ACCEPT_HEADER_INVALID"],
    [list("PC100001A"), { authorization: "Bearer 0" }, 401, "INVALID_CREDENTIALS"],
    [list("PC100001A"), { "gov-test-scenario": "NOT_FOUND" }, 404, "MATCHING_RESOURCE_NOT_FOUND"],
    [
      list("PC100001A"),
      { "gov-test-scenario": "REQUEST_CANNOT_BE_FULFILLED" },
      422,
      "RULE_REQUEST_CANNOT_BE_FULFILLED",
    ],
    [list("PC100001A"), { "gov-test-scenario": "FIRE" }, 400, "RULE_INCORRECT_GOV_TEST_SCENARIO"],
    ["individuals/elsewhere", {}, 404, "NOT_FOUND"],
  ])("%s with %j: %i %s", async (path, headers, status, code) => {
    const token = await connect("amara");
    expect(await refusalOf(await visits.ask(path, token, headers))).toEqual([status, code]);
  });

  test("without a token, with another scope, and for a source that does not exist", async () => {
    const bare = await fetch(`${visits.apiUrl}${list("PC100001A")}`);
    expect(await refusalOf(bare)).toEqual([401, "UNAUTHORIZED"]);
    const other = await connect("amara", "read:individual-income");
    expect(await refusalOf(await visits.ask(list("PC100001A"), other))).toEqual([403, "INVALID_SCOPE"]);
    const token = await connect("amara");
    const [job] = await listed(token, "PC100001A");
    const details = `${list("PC100001A")}/${job?.employmentId}/financial-details`;
    expect(await refusalOf(await visits.ask(`${details}?source=mine`, token))).toEqual([
      400,
      "FORMAT_SOURCE",
    ]);
    expect(await refusalOf(await visits.ask(`${details}?source=user`, token))).toEqual([
      404,
      "MATCHING_RESOURCE_NOT_FOUND",
    ]);
  });

  test("when a test says so, with the service's own code for too many", async () => {
    visits.control.plan("hmrc", "429", 1);
    const token = await visits.token({});
    expect(token.headers.get("retry-after")).toBe("30");
    expect(await refusalOf(token)).toEqual([429, "MESSAGE_THROTTLED_OUT"]);
    // Pages are planned for apart.
    visits.control.plan("hmrc-dialog", "500", 1);
    expect((await visits.get(visits.linkWith())).status).toBe(500);
  });
});

describe("the summaries of a finished year, by UTR", () => {
  const version = { accept: "application/vnd.hmrc.1.2+json" };
  const summary = (api: string, year: string) => `${api}/sa/1000000101/annual-summary/${year}`;

  test("say income, employers and tax", async () => {
    const scope = "read:individual-income read:individual-employment read:individual-tax";
    const token = await connect("amara", scope);
    const read = async (api: string, accept = version.accept) =>
      (await visits.ask(summary(api, "2025-26"), token, { accept })).json();
    expect(await read("individual-income")).toMatchObject({
      employments: [{ payFromEmployment: (12 * 341_208) / 100 }],
    });
    expect(await read("individual-employment")).toMatchObject({
      employments: [{ employerName: "Brightwater Ltd", offPayrollWorkFlag: false }],
    });
    expect(await read("individual-tax", "application/vnd.hmrc.1.1+json")).toMatchObject({
      employments: [{ taxTakenOffPay: (12 * 47_292) / 100 }],
    });
  });

  test.each([
    ["individual-income/sa/1/annual-summary/2025-26", 400, "SA_UTR_INVALID"],
    ["individual-income/sa/1000000101/annual-summary/2025", 400, "TAX_YEAR_INVALID"],
    ["individual-income/sa/1000000102/annual-summary/2025-26", 403, "FORBIDDEN"],
    // The year still runs.
    ["individual-income/sa/1000000101/annual-summary/2026-27", 404, "NOT_FOUND"],
    ["individual-tax/sa/1000000101/annual-summary/2025-26", 403, "INVALID_SCOPE"],
  ])("%s: %i %s", async (path, status, code) => {
    const token = await connect("amara", "read:individual-income");
    expect(await refusalOf(await visits.ask(path, token, version))).toEqual([status, code]);
  });
});

describe("a developer", () => {
  interface TestUser {
    readonly userId: string;
    readonly password: string;
    readonly nino: string;
    readonly saUtr: string;
  }

  const create = async (): Promise<TestUser> => {
    const body = { serviceNames: ["national-insurance", "self-assessment"] };
    const response = await visits.send("create-test-user/individuals", await visits.asClient(), body);
    expect(response.status).toBe(201);
    return (await response.json()) as TestUser;
  };

  test("has a user invented, who can sign in and has a job", async () => {
    const { userId, password, nino } = await create();
    const token = await visits.connect([userId, password]);
    expect(await listed(token, nino)).toMatchObject([{ employerName: "Marlpit Bakery Ltd" }]);
  });

  test("plans what a summary says", async () => {
    const { userId, password, saUtr } = await create();
    const path = `individual-paye-test-support/sa/${saUtr}/income/annual-summary/2026-27`;
    const planned = await visits.send(path, await visits.asClient(), { scenario: "HAPPY_PATH_2" });
    expect(planned.status).toBe(201);
    const token = await visits.connect([userId, password], { scope: "read:individual-income" });
    const read = await visits.ask(`individual-income/sa/${saUtr}/annual-summary/2026-27`, token, {
      accept: "application/vnd.hmrc.1.2+json",
    });
    expect(await read.json()).toEqual(await planned.json());
    const unknown = await visits.send(path, await visits.asClient(), { scenario: "SAD_PATH" });
    expect(await refusalOf(unknown)).toEqual([400, "SCENARIO_INVALID"]);
  });

  test("asks with a token of the client, not of a person", async () => {
    const response = await visits.send("create-test-user/individuals", await connect("amara"), {});
    expect(await refusalOf(response)).toEqual([401, "INVALID_CREDENTIALS"]);
    const none = await visits.ask(list("PC100001A"), await visits.asClient());
    expect(await refusalOf(none)).toEqual([403, "INVALID_SCOPE"]);
  });
});

test("the journal has no number of anybody", async () => {
  await visits.ask(list("PC100001A"), await connect("amara"));
  const journal = JSON.stringify(visits.control.requests());
  expect(journal).toContain("/individuals/employments-income/…/2026-27");
  expect(journal).not.toContain("PC100001A");
});
