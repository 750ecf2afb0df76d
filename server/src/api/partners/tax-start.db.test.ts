import { randomUUID } from "node:crypto";
import { TAX_START_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newClient, signIn } from "../../../test/client.ts";
import { everyRow } from "../../../test/every-row.ts";
import { addIncome, aGuarantorSaid, incomeOf, saveIncome } from "../../../test/income.ts";
import { addEvents, partyNamed, setConditions } from "../../../test/parties.ts";
import { answerOf, NOT_FOUND, SUBMITTED, waysOf } from "../../../test/partner-ways.ts";
import {
  aTaxpayer,
  aTaxpayerAskedForMore,
  followStart,
  NINO,
  postStart,
  startTax,
} from "../../../test/tax.ts";
import { openTestServer, startTestServer, type TestServer } from "../../../test/test-server.ts";
import { newLog } from "../../platform/log/log.ts";

/** The start of the tax flow. The real adapter builds the URL without a call. */

const settings = {
  HMRC_AUTHORIZE_URL: "https://tax.example/oauth/authorize",
  HMRC_CLIENT_ID: "latchkey-77",
  HMRC_CLIENT_SECRET: "a-secret-of-our-own",
};

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const log = newLog({ logLevel: "debug" }, (line) => lines.push(line));
  server = await openTestServer(settings, { taxService: undefined, log });
});
afterAll(() => server.close());

/** Our page's request, and the contract's link. */
const bothWays: readonly (readonly ["posted" | "followed", typeof followStart])[] = [
  ["posted", (client, uuid, more) => postStart(client, uuid, more)],
  ["followed", followStart],
];

describe("the start of a tax link", () => {
  test("that is posted responds with the address of the sign-in and nothing else", async () => {
    const { client, uuid } = await aTaxpayer(server);
    const response = await postStart(client, uuid);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([200, ["hmrc_auth_url"]]);
    expect(response.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    const address = new URL(response.json().hmrc_auth_url);
    expect(`${address.origin}${address.pathname}`).toBe("https://tax.example/oauth/authorize");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      response_type: "code",
      client_id: "latchkey-77",
      scope: "read:self-assessment",
      redirect_uri: "http://localhost:8080/hmrc/callback",
      state: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    });
    expect(response.body).not.toContain(NINO);
    expect(response.body).not.toContain("a-secret-of-our-own");
    expect(response.cookies).toMatchObject([{ name: "latchkey_partner", httpOnly: true, sameSite: "Lax" }]);
  });

  test("INC-124 INC-259 INC-260 as the contract has it is a navigation with the source and the number, and leads on at once", async () => {
    const { client, uuid } = await aTaxpayer(server);
    const url = `/wizard/api/hmrc/auth_url/?uuid=${uuid}&nino=${NINO}`;
    const response = await client.get(url, { authorization: "", "sec-fetch-site": "same-origin" });
    expect(response.statusCode).toBe(303);
    expect(String(response.headers.location)).toMatch(
      /^https:\/\/tax\.example\/oauth\/authorize\?.*&state=[A-Za-z0-9_-]{43}$/,
    );
    expect(response.headers.location).not.toContain(NINO);
    expect(response.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    expect(await waysOf(server, uuid)).toBe(1);
  });

  test("INT-04 (in part) leaves the number in no line of the log and in no column, however it was typed", async () => {
    const { client, uuid } = await aTaxpayer(server);
    await followStart(client, uuid);
    await postStart(client, uuid, { nino: "pc 12-34 56 a" });
    await followStart(client, uuid, { nino: "PC123456" });
    await followStart(newClient(server), uuid);
    expect(lines.join("")).toContain("/wizard/api/hmrc/auth_url/");
    const everything = `${lines.join("")} ${await everyRow(server)}`;
    for (const spelled of [NINO, NINO.toLowerCase(), "pc 12-34 56 a", "PC123456"]) {
      expect(everything).not.toContain(spelled);
      expect(everything).not.toContain(Buffer.from(spelled).toString("hex"));
    }
  });

  test.each(["T_EMPLOYED_PERM", "T_EMPLOYED_ZH", "T_PENSION"])("is there for %s", async (incomeType) => {
    const { client, uuid } = await aTaxpayer(server, { incomeType });
    expect((await postStart(client, uuid)).statusCode).toBe(200);
  });
});

describe("the start of a tax link is refused", () => {
  test("without a token, and with one whose session has ended", async () => {
    const { client, uuid } = await aTaxpayer(server);
    const unknown = [401, { code: "UNAUTHENTICATED" }];
    expect(await answerOf(postStart(newClient(server), uuid))).toEqual(unknown);
    await client.get("/auth/token/logout");
    expect(await answerOf(postStart(client, uuid))).toEqual(unknown);
    expect(await waysOf(server, uuid)).toBe(0);
  });

  test("as a navigation without the cookie of a session, with a wrong one, and with one that has ended", async () => {
    const { client, uuid } = await aTaxpayer(server);
    const unknown = [401, { code: "UNAUTHENTICATED" }];
    const stranger = newClient(server);
    expect(await answerOf(followStart(stranger, uuid))).toEqual(unknown);
    for (const value of ["", "x", "a.b.c", "x".repeat(500)]) {
      stranger.cookies.set("latchkey_refresh", value);
      expect(await answerOf(followStart(stranger, uuid))).toEqual(unknown);
    }
    const kept = new Map(client.cookies);
    await client.get("/auth/token/logout");
    for (const [name, value] of kept) stranger.cookies.set(name, value);
    expect(await answerOf(followStart(stranger, uuid))).toEqual(unknown);
    expect(await waysOf(server, uuid)).toBe(0);
  });

  test.each(["cross-site", "same-site"])("as a navigation from elsewhere: %s", async (site) => {
    const { client, uuid } = await aTaxpayer(server);
    const response = await followStart(client, uuid, {}, { "sec-fetch-site": site });
    expect(response.statusCode).toBe(401);
    expect(response.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    expect(await waysOf(server, uuid)).toBe(0);
  });

  test("as a navigation to somebody else's source, as to none", async () => {
    const [{ client }, { uuid: foreign }] = [await aTaxpayer(server), await aTaxpayer(server)];
    for (const uuid of [foreign, randomUUID()]) {
      expect((await followStart(client, uuid)).statusCode).toBe(401);
    }
    expect(await waysOf(server, foreign)).toBe(0);
  });

  describe.each(bothWays)("%s", (way, start) => {
    test("with a number that is none, by its field", async () => {
      const { client, uuid } = await aTaxpayer(server);
      for (const nino of ["QQ123456C", "AB12345C", "AB123456E", "11A1 11111", "TN123456A"]) {
        const [status, { code, issues, ...rest }] = await answerOf(start(client, uuid, { nino }));
        expect([status, code, rest]).toEqual([400, "INVALID_INPUT", {}]);
        expect(issues).toEqual([
          { field: "nino", code: "openBanking.validations.national_insurance_number" },
        ]);
      }
      const [status, { issues }] = await answerOf(start(client, uuid, { nino: "" }));
      expect([status, issues]).toMatchObject([400, [{ field: "nino", code: "validation.required" }]]);
      expect(await waysOf(server, uuid)).toBe(0);
    });

    test("with anything else that is not of the contract", async () => {
      const { client, uuid } = await aTaxpayer(server);
      for (const more of [{ uuid: "x" }, { uuid: "" }, { nino: "A".repeat(41) }, { remedial_uuid: "x" }]) {
        expect(await answerOf(start(client, uuid, more))).toEqual([
          400,
          { code: "INVALID_REQUEST", fields: Object.keys(more) },
        ]);
      }
      expect(await waysOf(server, uuid)).toBe(0);
    });

    test("where the policy does not have the condition, or says no", async () => {
      const { client, uuid } = await aTaxpayer(server);
      const { uuid: partyId } = await incomeOf(client);
      await setConditions(server, partyId, { TAX_LINK: false });
      expect(await answerOf(start(client, uuid))).toEqual(NOT_FOUND);
      await server.context.pool.query("update party set conditions = '[]' where id = $1", [partyId]);
      expect(await answerOf(start(client, uuid))).toEqual(NOT_FOUND);
      expect(await waysOf(server, uuid)).toBe(0);
    });

    test.each(["T_SELFEMPLOYED", "T_SCHOLARSHIP_LOANS", "T_SAVINGS", "T_BENFITS"])(
      "for a source of a type that the tax authority does not know of: %s",
      async (incomeType) => {
        const { client, uuid } = await aTaxpayer(server, { incomeType });
        expect(await answerOf(start(client, uuid))).toEqual(NOT_FOUND);
        expect(await waysOf(server, uuid)).toBe(0);
      },
    );

    test("once the section is submitted", async () => {
      const { client, uuid } = await aTaxpayer(server);
      const party = await partyNamed(server, (await incomeOf(client)).uuid);
      await addEvents(server, party, "opened", "submitted");
      expect(await answerOf(start(client, uuid))).toEqual(SUBMITTED);
      expect(await waysOf(server, uuid)).toBe(0);
    });

    test("past the limit, which is each person's own", async () => {
      const limited = await startTestServer({ ...settings, PARTNER_STARTS_PER_HOUR: "2" });
      const [{ client, uuid }, other] = [await aTaxpayer(limited), await aTaxpayer(limited)];
      for (let time = 0; time < 2; time += 1) {
        expect((await start(client, uuid)).statusCode).toBe(way === "posted" ? 200 : 303);
      }
      const response = await start(client, uuid);
      expect([response.statusCode, response.json()]).toEqual([429, { code: "TOO_MANY_REQUESTS" }]);
      expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
      expect((await start(other.client, other.uuid)).statusCode).toBeLessThan(400);
    });
  });

  test("for somebody else's source as for one that does not exist, and for a guarantor", async () => {
    const [{ client }, { uuid: foreign }] = [await aTaxpayer(server), await aTaxpayer(server)];
    await saveIncome(client, aGuarantorSaid);
    const { guarantor } = await incomeOf(client);
    for (const uuid of [foreign, randomUUID(), guarantor.uuid]) {
      expect(await answerOf(postStart(client, uuid))).toEqual(NOT_FOUND);
    }
    expect(await waysOf(server, foreign)).toBe(0);
  });

  test("for somebody whose case does not ask for income", async () => {
    const { uuid } = await aTaxpayer(server);
    expect(await answerOf(postStart(await signIn(server), uuid))).toEqual(NOT_FOUND);
  });

  test("by a request for its headers", async () => {
    const { client, uuid } = await aTaxpayer(server);
    const { statusCode } = await server.app.inject({
      method: "HEAD",
      url: `${TAX_START_PATH}?uuid=${uuid}&nino=${NINO}`,
      cookies: Object.fromEntries(client.cookies),
    });
    expect(statusCode).toBe(404);
    expect(await waysOf(server, uuid)).toBe(0);
  });

  test("where no partner is configured, and the page is told so", async () => {
    const without = await startTestServer({}, { taxService: undefined });
    const { client, uuid } = await aTaxpayer(without);
    expect((await postStart(client, uuid)).statusCode).toBe(404);
    expect((await followStart(client, uuid)).statusCode).toBe(404);
    expect((await client.get("/hmrc/callback?state=x&code=x")).statusCode).toBe(404);
    const isThere = async (who: typeof client) =>
      (await who.graphql("{ me { taxLinkEnabled } }")).data.me.taxLinkEnabled;
    expect(await isThere(client)).toBe(false);
    expect(await isThere((await aTaxpayer(server)).client)).toBe(true);
  });
});

describe("ACL-04 (in part) in answer to a request for missing information", () => {
  test.each(["openBanking", "error"])(
    "%s, a tax record may be linked, for this request alone",
    async (start) => {
      const { client, uuid, remedial } = await aTaxpayerAskedForMore(server, { start });
      expect(await startTax(client, uuid, { remedial_uuid: remedial })).not.toBe("");
      expect((await followStart(client, uuid, { remedial_uuid: remedial })).statusCode).toBe(303);
      expect(await answerOf(postStart(client, uuid))).toEqual(SUBMITTED);
    },
  );

  test.each(["pensionAmount", "documents", "nowhere"])("%s, none may be linked", async (start) => {
    const { client, uuid, remedial } = await aTaxpayerAskedForMore(server, { start });
    expect(await answerOf(postStart(client, uuid, { remedial_uuid: remedial }))).toEqual(SUBMITTED);
    expect(await waysOf(server, uuid)).toBe(0);
  });

  test("of somebody else, none may be", async () => {
    const [{ client, uuid }, other] = [
      await aTaxpayerAskedForMore(server, { start: "openBanking" }),
      await aTaxpayerAskedForMore(server, { start: "openBanking" }),
    ];
    for (const remedial_uuid of [other.remedial, randomUUID()]) {
      expect(await answerOf(postStart(client, uuid, { remedial_uuid }))).toEqual(NOT_FOUND);
    }
  });
});

test("a second source of the same person is linked on its own", async () => {
  const { client, uuid } = await aTaxpayer(server);
  const second = await addIncome(client, { incomeType: "T_PENSION" });
  await startTax(client, second);
  expect([await waysOf(server, uuid), await waysOf(server, second)]).toEqual([0, 1]);
});
