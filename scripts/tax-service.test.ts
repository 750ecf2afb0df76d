import { addMonths } from "@latchkey/domain/rules/civil-span.ts";
import { taxYearOf } from "@latchkey/domain/rules/tax-year.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FAKE_TAX_CLIENT } from "../sandbox/src/tax/sign-in-request.ts";
import { startTaxVisits, TAX_CALLBACK, type TaxVisits } from "../sandbox/src/tax/testing/visit.ts";
import { type HmrcOptions, hmrc } from "../server/src/partners/hmrc.ts";
import type { TaxService } from "../server/src/partners/tax-service.ts";
import { somebodyAsking } from "../server/test/fake-tax.ts";

/**
 * What our adapter needs of the tax authority. The service's own sandbox wants a person in a browser, so this runs
 * against the fake, over HTTP.
 */

const TODAY = "2026-11-20";
const YEAR = taxYearOf(TODAY);

let visits: TaxVisits;
beforeAll(async () => {
  visits = await startTaxVisits();
});
afterAll(() => visits.close());
beforeEach(() => {
  visits.control.reset();
  visits.control.setNow(new Date(`${TODAY}T12:00:00Z`));
});

const tax = (more: Partial<HmrcOptions> = {}): TaxService =>
  hmrc({
    authorizeUrl: visits.authorizeUrl,
    apiUrl: visits.apiUrl,
    clientId: FAKE_TAX_CLIENT.clientId,
    clientSecret: FAKE_TAX_CLIENT.clientSecret,
    redirectUri: TAX_CALLBACK,
    ...more,
  });

const NINO = "PC100001A";
const asking = { nino: NINO, taxYear: YEAR, person: somebodyAsking };

/** Who signs in, and their number. */
const ninos = {
  amara: NINO,
  dev: "PC100004D",
  mo: "PC100006B",
  nadia: "PC100007C",
  femi: "PC100009A",
  george: "PC100010B",
} as const;
type User = keyof typeof ninos;

let states = 0;

const decide = (user: User, decision?: "deny"): Promise<URL> => {
  states += 1;
  return visits.decide(tax().authorizeUrl({ state: `state-${states}` }), [user, "practice"], decision);
};

const codeFor = async (user: User = "amara"): Promise<string> =>
  (await decide(user)).searchParams.get("code") ?? "";

const tokenFor = async (user?: User): Promise<string> => tax().exchange(await codeFor(user));

const employmentsOf = async (user: User, year = YEAR) =>
  tax().employments(await tokenFor(user), { nino: ninos[user], taxYear: year, person: somebodyAsking });

describe("INT-09 (in part) the contract with the tax authority, kept by the fake", () => {
  test("the way there and back: the state comes along, and the code is worth a token once", async () => {
    const callback = await decide("amara");
    expect(`${callback.origin}${callback.pathname}`).toBe(TAX_CALLBACK);
    expect(callback.searchParams.get("state")).toBe(`state-${states}`);
    const code = callback.searchParams.get("code") ?? "";
    expect(await tax().exchange(code)).not.toBe("");
    await expect(tax().exchange(code)).rejects.toMatchObject({
      reason: "status-400",
      code: "invalid_grant",
    });
  });

  test("what an employer has reported is read, in pence", async () => {
    expect(await employmentsOf("amara")).toEqual([
      {
        employer: "Brightwater Ltd",
        isPension: false,
        taxYear: "2026-27",
        startDate: "2023-03-06",
        payToDateMinor: 7 * 341_208,
        payFrequency: "monthly",
        paymentDate: "2026-10-28",
      },
    ]);
  });

  test("several employers, one that somebody has left, another year, and a pension", async () => {
    expect(await employmentsOf("mo")).toMatchObject([
      { employer: "Oldfield Print Ltd", endDate: "2026-07-31" },
      { employer: "Vanterra Systems Ltd", startDate: "2026-08-01" },
    ]);
    expect(await employmentsOf("nadia")).toMatchObject([
      { payFrequency: "monthly" },
      { employer: "The Old Pier Café", payFrequency: "weekly" },
    ]);
    expect(await employmentsOf("dev")).toMatchObject([{ payFrequency: "four_weekly" }]);
    expect(await employmentsOf("mo", taxYearOf(addMonths(TODAY, -12)))).toMatchObject([
      { employer: "Oldfield Print Ltd", taxYear: "2025-26", paymentDate: "2026-03-25" },
    ]);
    expect(await employmentsOf("george")).toMatchObject([{ isPension: true }]);
  });

  test("an employer who has reported no pay yet is there without it", async () => {
    visits.control.setNow(new Date("2027-04-07T12:00:00Z"));
    const [employment] = await employmentsOf("amara", "2027-28");
    expect(employment).toEqual({
      employer: "Brightwater Ltd",
      isPension: false,
      taxYear: "2027-28",
      startDate: "2023-03-06",
    });
  });

  test("who is self-employed has no employment, and nothing goes wrong", async () => {
    expect(await employmentsOf("femi")).toEqual([]);
  });

  test.each([
    ["somebody else's number", "PC100002B", YEAR, 403, "CLIENT_OR_AGENT_NOT_AUTHORISED"],
    ["a number that is none", "QQ123456A", YEAR, 400, "FORMAT_NINO"],
    ["a path for a number", "../../..", YEAR, 400, "FORMAT_NINO"],
    ["a year that is none", NINO, "2026", 400, "FORMAT_TAX_YEAR"],
    ["years that are several", NINO, "2024-26", 400, "RULE_TAX_YEAR_RANGE_INVALID"],
    ["a year too long ago", NINO, "2019-20", 400, "RULE_TAX_YEAR_NOT_SUPPORTED"],
  ])("%s is refused", async (_what, nino, year, status, code) => {
    await expect(
      tax().employments(await tokenFor(), { nino, taxYear: year, person: somebodyAsking }),
    ).rejects.toMatchObject({
      name: "PartnerFailed",
      reason: `status-${status}`,
      code,
    });
  });

  test("four hours later a token gives nothing", async () => {
    const token = await tokenFor();
    visits.control.setNow(new Date(`${TODAY}T16:00:01Z`));
    await expect(tax().employments(token, asking)).rejects.toMatchObject({
      reason: "status-401",
      code: "INVALID_CREDENTIALS",
    });
  });

  test("a code is refused after its time, for another address, and with another secret", async () => {
    const refused = { reason: "status-400", code: "invalid_grant" };
    const code = await codeFor();
    visits.control.setNow(new Date(`${TODAY}T12:11:00Z`));
    await expect(tax().exchange(code)).rejects.toMatchObject(refused);
    const elsewhere = tax({ redirectUri: "http://localhost:8080/elsewhere" });
    await expect(elsewhere.exchange(await codeFor())).rejects.toMatchObject(refused);
    const stranger = tax({ clientSecret: "another" });
    const unknown = { reason: "status-401", code: "invalid_client" };
    await expect(stranger.exchange(await codeFor())).rejects.toMatchObject(unknown);
    await expect(tax().exchange("")).rejects.toMatchObject({ code: "invalid_request" });
  });

  test("whoever says no comes back without a code", async () => {
    expect(Object.fromEntries((await decide("amara", "deny")).searchParams)).toEqual({
      error: "access_denied",
      error_description: "user denied the authorization",
      error_code: "USER_DENIED_AUTHORIZATION",
      state: `state-${states}`,
    });
  });

  test.each([{ clientId: "somebody-else" }, { redirectUri: "http://localhost:8080/elsewhere" }])(
    "a link with %j leads to a page and nowhere else",
    async (more) => {
      const response = await visits.get(tax(more).authorizeUrl({ state: "s" }));
      expect([response.status, visits.goesTo(response)]).toEqual([400, ""]);
    },
  );
});

interface Ready {
  readonly code: string;
  readonly token: string;
}

/** A call of each kind, with what it needs. */
const calls = {
  exchange: (from: TaxService, { code }: Ready) => from.exchange(code),
  employments: (from: TaxService, { token }: Ready) => from.employments(token, asking),
} as const;

const ready = async (): Promise<Ready> => ({ code: await codeFor(), token: await tokenFor() });

/** What our server has asked, apart from the pages. */
const asked = () => visits.control.requests().filter(({ provider }) => provider === "hmrc");

/** A request is answered rightly before one goes wrong. */
const letPass = (): void => visits.control.plan("hmrc", "slow:0", 1);

const kinds = [
  { name: "exchange", call: calls.exchange, before: 0 },
  { name: "employments", call: calls.employments, before: 0 },
  { name: "employments, at the details of one", call: calls.employments, before: 1 },
];

describe("INT-06 (in part) whatever the tax authority does, the outcome has a name", () => {
  const faults = [
    ["timeout", "timeout", undefined],
    ["slow:5000", "timeout", undefined],
    ["500", "status-500", undefined],
    ["429", "status-429", "MESSAGE_THROTTLED_OUT"],
    ["malformed_json", "malformed", undefined],
    ["wrong_content_type", "not-json", undefined],
    ["drop_connection", "unreachable", undefined],
    ["huge", "too-long", undefined],
  ] as const;
  const matrix = kinds.flatMap((kind) =>
    faults.map(([scenario, reason, code]) => ({ ...kind, scenario, reason, code })),
  );

  test.each(matrix)("$name, $scenario: $reason", async ({ call, before, scenario, reason, code }) => {
    const at = await ready();
    const already = asked().length;
    if (before > 0) letPass();
    visits.control.plan("hmrc", scenario, 1);
    const impatient = reason === "timeout" ? { timeoutMs: 300 } : {};
    await expect(call(tax(impatient), at)).rejects.toMatchObject({ name: "PartnerFailed", reason, code });
    expect(asked()).toHaveLength(already + before + 1);
  });

  test.each(Object.entries(calls))("%s, nobody there: unreachable", async (_name, call) => {
    const nobody = tax({ apiUrl: "http://127.0.0.1:1/" });
    const failure = { name: "PartnerFailed", reason: "unreachable" };
    await expect(call(nobody, await ready())).rejects.toMatchObject(failure);
  });

  test.each(kinds)("$name, slow but in time: as always", async ({ call, before }) => {
    const at = await ready();
    if (before > 0) letPass();
    visits.control.plan("hmrc", "slow:50", 1);
    await expect(call(tax(), at)).resolves.not.toHaveLength(0);
  });
});

describe("INT-04 (in part) what is secret", () => {
  test("is in no address that our server asks for or the browser sees, but for the number that HMRC wants there", async () => {
    const link = tax().authorizeUrl({ state: "s" });
    expect(link).not.toContain(FAKE_TAX_CLIENT.clientSecret);
    expect([...new URL(link).searchParams.keys()].toSorted()).toEqual([
      "client_id",
      "redirect_uri",
      "response_type",
      "scope",
      "state",
    ]);
    const at = await ready();
    for (const call of Object.values(calls)) await call(tax(), at);
    const addresses = asked().map(({ url }) => url);
    expect(addresses).toContain(`/individuals/employments-income/…/${YEAR}`);
    for (const secret of [at.token, at.code, FAKE_TAX_CLIENT.clientSecret]) {
      expect(addresses.join(" ")).not.toContain(secret);
    }
  });

  test.each(kinds)("$name: is not in an error", async ({ call, before }) => {
    const at = await ready();
    for (const scenario of ["500", "429", "drop_connection", "malformed_json"] as const) {
      if (before > 0) letPass();
      visits.control.plan("hmrc", scenario, 1);
      const error: unknown = await call(tax(), at).catch((cause: unknown) => cause);
      const { message, stack, cause } = error as Error;
      const told = `${message} ${stack} ${JSON.stringify(error)}`;
      for (const secret of [at.code, at.token, NINO, FAKE_TAX_CLIENT.clientSecret]) {
        expect(told).not.toContain(secret);
      }
      expect(cause).toBeUndefined();
    }
  });
});
