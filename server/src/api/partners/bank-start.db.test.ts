import { randomUUID } from "node:crypto";
import { BANK_CALLBACK_PATH, BANK_START_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aConnector, askedForMore, askToStart, startBank, stateOf } from "../../../test/bank.ts";
import { newClient, signIn } from "../../../test/client.ts";
import { fakeBank } from "../../../test/fake-bank.ts";
import { saveProgress } from "../../../test/identity.ts";
import { addIncome, aGuarantorSaid, anEarner, aSalary, incomeOf, saveIncome } from "../../../test/income.ts";
import { addEvents, partyNamed, setConditions } from "../../../test/parties.ts";
import { openTestServer, startTestServer, type TestServer } from "../../../test/test-server.ts";

/** The start of the bank flow. The real adapter builds the URL without a call. */

const SECRET = "a-secret-of-our-own";
const settings = {
  TRUELAYER_AUTH_URL: "https://auth.bank.example/dialog",
  TRUELAYER_CLIENT_ID: "latchkey-9f21",
  TRUELAYER_CLIENT_SECRET: SECRET,
  TRUELAYER_PROVIDERS: "uk-ob-all uk-cs-mock",
};

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(settings, { bankService: undefined });
});
afterAll(() => server.close());

const refusalOf = async (response: ReturnType<typeof askToStart>) => {
  const { statusCode, ...rest } = await response;
  return [statusCode, rest.json()];
};

const flowsOf = async (uuid: string): Promise<number> => {
  const { rows } = await server.context.pool.query("select 1 from provider_flow where object_uuid = $1", [
    uuid,
  ]);
  return rows.length;
};

describe("INC-254 (in part) INC-256 (in part) the start of a bank connection", () => {
  test("INC-253 is a GET of /truelayer/auth_url/ of the API", async () => {
    const { client, uuid } = await aConnector(server);
    const url = `/wizard/api/truelayer/auth_url/?object_uuid=${uuid}&object_type=income_source&wizard_section=income`;
    expect((await client.get(url)).statusCode).toBe(200);
    expect((await client.post(url, {})).statusCode).toBe(404);
    expect(await flowsOf(uuid)).toBe(1);
  });

  test("responds with the address of the dialog and nothing else", async () => {
    const { client, uuid } = await aConnector(server);
    const response = await askToStart(client, uuid);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([200, ["truelayer_auth_url"]]);
    expect(response.headers["cache-control"]).toBe("no-store");
    const dialog = new URL(response.json().truelayer_auth_url);
    expect(`${dialog.origin}${dialog.pathname}`).toBe("https://auth.bank.example/dialog/");
    const secret = expect.stringMatching(/^[A-Za-z0-9_-]{43}$/);
    expect(Object.fromEntries(dialog.searchParams)).toEqual({
      response_type: "code",
      client_id: "latchkey-9f21",
      scope: "info accounts transactions",
      redirect_uri: `http://localhost:8080${BANK_CALLBACK_PATH}`,
      providers: "uk-ob-all uk-cs-mock",
      state: secret,
      nonce: secret,
    });
    expect(response.body).not.toContain(SECRET);
  });

  test("leaves a cookie that only this browser has, and that survives the way back", async () => {
    const { client, uuid } = await aConnector(server);
    const response = await askToStart(client, uuid);
    expect(response.cookies).toEqual([
      {
        name: "latchkey_partner",
        value: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
        maxAge: 3_600,
      },
    ]);
    expect(response.body).not.toContain(response.cookies[0]?.value);
  });

  test("in two tabs has two states and one cookie", async () => {
    const { client, uuid } = await aConnector(server);
    const cookie = () => client.cookies.get("latchkey_partner");
    const first = await startBank(client, uuid);
    const kept = cookie();
    const second = await startBank(client, uuid);
    expect(cookie()).toBe(kept);
    for (const name of ["state", "nonce"]) {
      expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name));
    }
    expect(await flowsOf(uuid)).toBe(2);
  });

  test.each(["", "x", "a cookie of forty-three signs, but not of ours", "x".repeat(44)])(
    "gives a browser with a cookie that is not ours (“%s”) another one",
    async (value) => {
      const { client, uuid } = await aConnector(server);
      client.cookies.set("latchkey_partner", value);
      await startBank(client, uuid);
      expect(client.cookies.get("latchkey_partner")).toMatch(/^[A-Za-z0-9_-]{43}$/);
    },
  );

  test("over plain http elsewhere has a cookie that the browser accepts there", async () => {
    const plain = await startTestServer({ PUBLIC_URL: "http://demo.example" });
    const { client, uuid } = await aConnector(plain);
    const [cookie] = (await askToStart(client, uuid)).cookies;
    expect(cookie).toMatchObject({ name: "latchkey_partner", httpOnly: true, sameSite: "Lax" });
    expect(cookie).not.toHaveProperty("secure");
  });
});

describe("the start of a bank connection is refused", () => {
  test("INC-255 (in part) without a token, and with one whose session has ended", async () => {
    const { client, uuid } = await aConnector(server);
    const unknown = [401, { code: "UNAUTHENTICATED" }];
    expect(await refusalOf(askToStart(newClient(server), uuid))).toEqual(unknown);
    await client.get("/auth/token/logout");
    expect(await refusalOf(askToStart(client, uuid))).toEqual(unknown);
    expect(await flowsOf(uuid)).toBe(0);
  });

  test.each<[string, Record<string, string>]>([
    ["an id that is none", { object_uuid: "x" }],
    ["an empty id", { object_uuid: "" }],
    ["another type of object", { object_type: "residence" }],
    ["another section", { wizard_section: "residence" }],
    ["a request that is none", { remedial_uuid: "x" }],
  ])("for %s", async (_what, query) => {
    const { client, uuid } = await aConnector(server);
    const refused = [400, { code: "INVALID_REQUEST", fields: Object.keys(query) }];
    expect(await refusalOf(askToStart(client, uuid, query))).toEqual(refused);
    expect(await flowsOf(uuid)).toBe(0);
  });

  test("for a source that is named twice", async () => {
    const { client, uuid } = await aConnector(server);
    const query = `object_uuid=${uuid}&object_uuid=${uuid}&object_type=income_source&wizard_section=income`;
    expect((await client.get(`${BANK_START_PATH}?${query}`)).statusCode).toBe(400);
  });

  test("for somebody else's source as for one that does not exist, and for a guarantor", async () => {
    const [{ client }, { uuid: foreign }] = [await aConnector(server), await aConnector(server)];
    await saveIncome(client, aGuarantorSaid);
    const { guarantor } = await incomeOf(client);
    for (const uuid of [foreign, randomUUID(), guarantor.uuid]) {
      expect(await refusalOf(askToStart(client, uuid))).toEqual([404, { code: "NOT_FOUND" }]);
    }
    expect(await flowsOf(foreign)).toBe(0);
  });

  test("for somebody whose case does not ask for income", async () => {
    const { uuid } = await aConnector(server);
    expect(await refusalOf(askToStart(await signIn(server), uuid))).toEqual([404, { code: "NOT_FOUND" }]);
  });

  test("INC-223 (in part) where the policy skips it", async () => {
    const { client, uuid } = await aConnector(server);
    const { uuid: partyId } = await incomeOf(client);
    await setConditions(server, partyId, { SKIP_OPEN_BANKING: true });
    expect(await refusalOf(askToStart(client, uuid))).toEqual([404, { code: "NOT_FOUND" }]);
    expect(await flowsOf(uuid)).toBe(0);
    await setConditions(server, partyId, { SKIP_OPEN_BANKING: false });
    expect((await askToStart(client, uuid)).statusCode).toBe(200);
  });

  test("once the section is submitted", async () => {
    const { client, uuid } = await aConnector(server);
    const party = await partyNamed(server, (await incomeOf(client)).uuid);
    await addEvents(server, party, "opened", "submitted");
    expect(await refusalOf(askToStart(client, uuid))).toEqual([409, { code: "ALREADY_SUBMITTED" }]);
    expect(await flowsOf(uuid)).toBe(0);
  });

  test("past the limit, which is each person's own", async () => {
    const bank = fakeBank();
    const limited = await startTestServer(
      { PARTNER_STARTS_PER_HOUR: "2" },
      { bankService: { ...bank.service, dialogUrl: () => "https://bank.example/" } },
    );
    const [{ client, uuid }, other] = [await aConnector(limited), await aConnector(limited)];
    for (let time = 0; time < 2; time += 1) expect((await askToStart(client, uuid)).statusCode).toBe(200);
    const response = await askToStart(client, uuid);
    expect([response.statusCode, response.json()]).toEqual([429, { code: "TOO_MANY_REQUESTS" }]);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    expect((await askToStart(other.client, other.uuid)).statusCode).toBe(200);
  });
});

describe("ACL-04 (in part) in answer to a request for missing information", () => {
  test.each(["openBanking", "error"])(
    "%s, a bank may be connected, for this request alone",
    async (start) => {
      const { client, uuid, remedial } = await askedForMore(server, { start });
      const dialog = await startBank(client, uuid, { remedial_uuid: remedial });
      expect(stateOf(dialog)).not.toBe("");
      expect(await refusalOf(askToStart(client, uuid))).toEqual([409, { code: "ALREADY_SUBMITTED" }]);
    },
  );

  test("that leads past the bank, it may be connected too", async () => {
    const { client, uuid, remedial } = await askedForMore(server, {
      start: "pensionAmount",
      end: "documents",
    });
    expect((await askToStart(client, uuid, { remedial_uuid: remedial })).statusCode).toBe(200);
  });

  test.each(["pensionAmount", "documents", "nowhere"])("%s, no bank may be connected", async (start) => {
    const { client, uuid, remedial } = await askedForMore(server, { start });
    const refused = [409, { code: "ALREADY_SUBMITTED" }];
    expect(await refusalOf(askToStart(client, uuid, { remedial_uuid: remedial }))).toEqual(refused);
    expect(await flowsOf(uuid)).toBe(0);
  });

  test("of somebody else, none may be", async () => {
    const [{ client, uuid }, other] = [
      await askedForMore(server, { start: "openBanking" }),
      await askedForMore(server, { start: "openBanking" }),
    ];
    for (const remedial_uuid of [other.remedial, randomUUID()]) {
      expect(await refusalOf(askToStart(client, uuid, { remedial_uuid }))).toEqual([
        404,
        { code: "NOT_FOUND" },
      ]);
    }
  });
});

describe("INC-099 (in part) INC-116 (in part) where no partner is configured", () => {
  const aPensioner = async (at: TestServer) => {
    const client = await anEarner(at);
    const paid = { ...aSalary, paymentDate: "2026-10-30" };
    const said = { incomeType: "T_PENSION", companyName: "Teachers", startDate: "2019-04-01" };
    const uuid = await addIncome(client, said);
    await saveIncome(client, { uuid, ...paid });
    return { client, uuid };
  };

  /** Walks to an end by way of the documents alone. */
  const mayEndWithDocuments = async (at: TestServer): Promise<boolean> => {
    const { client, uuid } = await aPensioner(at);
    const answers = { documents: "none", noDocumentsNotice: "acknowledged", additionalIncome: "enough" };
    const { errors } = await saveProgress(client, {
      name: "INCOME",
      steps: ["additionalIncome"],
      completed: true,
      related: uuid,
      answers,
    });
    return errors === undefined;
  };

  const isOffered = async (at: TestServer): Promise<boolean> =>
    (await (await anEarner(at)).graphql("{ me { openBankingEnabled } }")).data.me.openBankingEnabled;

  test("there is nothing to start, and the section asks for documents instead", async () => {
    const without = await startTestServer({}, { bankService: undefined });
    const { client, uuid } = await aConnector(without);
    expect((await askToStart(client, uuid)).statusCode).toBe(404);
    expect((await client.get(`${BANK_CALLBACK_PATH}?state=x&code=x`)).statusCode).toBe(404);
    expect([await isOffered(without), await isOffered(server)]).toEqual([false, true]);
    expect([await mayEndWithDocuments(without), await mayEndWithDocuments(server)]).toEqual([true, false]);
  });
});
