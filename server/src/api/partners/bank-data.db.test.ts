import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  aConnector,
  auditedAbout,
  bankOf,
  comeBack,
  connectBank,
  startBank,
  stateOf,
  storedConnection,
} from "../../../test/bank.ts";
import { aLine, everyMonth, fakeBank, tokenOf } from "../../../test/fake-bank.ts";
import { addIncome, incomeOf, removeIncome, saveIncome } from "../../../test/income.ts";
import { partyNamed } from "../../../test/parties.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { openSecret } from "../../income/sealed-secret.ts";
import { inTransaction } from "../../platform/work/work.ts";

/** The job that reads a connected bank. */

const bank = fakeBank();
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, { bankService: bank.service });
});
afterAll(() => server.close());
beforeEach(() => bank.reset());

const salary = () => everyMonth("2026-10-28", 3, 2_400, "HARBOUR BAKERY LTD SALARY");
const pension = () => everyMonth("2026-11-05", 3, 3_100, "TEACHERS PENSION");

/** An applicant whose bank is connected and not read yet. */
const aConnected = async (incomeType?: "T_SELFEMPLOYED" | "T_PENSION") => {
  const connecting = await aConnector(server, incomeType && { incomeType });
  await connectBank(connecting.client, connecting.uuid);
  bank.reset();
  return connecting;
};

const incomesOf = async ({ client, uuid }: Awaited<ReturnType<typeof aConnected>>) =>
  (await bankOf(client, uuid)).bankConnection.incomes;

describe("a bank that is read", () => {
  test("keeps the recognised incomes, the largest first, and ends the connection", async () => {
    const { client, uuid } = await aConnected();
    bank.has({ current: salary(), other: pension() }, ["Amara Okafor"]);
    await server.runJobs();
    expect(await bankOf(client, uuid)).toEqual({
      connected: true,
      bank: "connected",
      bankConnection: {
        state: "read",
        incomes: [
          {
            payer: "TEACHERS PENSION",
            kind: "pension",
            rhythm: "monthly",
            currency: "GBP",
            typical: 3_100,
            yearly: 37_200,
            lastDate: "2026-11-05",
            monthsSeen: 3,
          },
          {
            payer: "HARBOUR BAKERY",
            kind: "work",
            rhythm: "monthly",
            currency: "GBP",
            typical: 2_400,
            yearly: 28_800,
            lastDate: "2026-10-28",
            monthsSeen: 3,
          },
        ],
      },
    });
    expect(bank.calls()).toEqual(["holders", "accounts", "transactions", "transactions", "end"]);
    expect(bank.ended()).toEqual([tokenOf("code")]);
    expect(await storedConnection(server, uuid)).toMatchObject({ holders: ["Amara Okafor"], failure: null });
  });

  test.each([
    ["an employee three", undefined, "2026-08-20"],
    ["a pensioner three", "T_PENSION", "2026-08-20"],
    ["the self-employed six", "T_SELFEMPLOYED", "2026-05-20"],
  ] as const)("is asked for the months that statements would cover: of %s", async (_who, type, from) => {
    await aConnected(type);
    bank.has({ current: [], savings: [] });
    await server.runJobs();
    const period = { from, to: "2026-11-20" };
    expect(bank.periods()).toEqual([
      { account: "current", ...period },
      { account: "savings", ...period },
    ]);
  });

  test("counts a line once that it sends twice", async () => {
    const connected = await aConnected();
    const paid = salary();
    bank.has({ current: [...paid, ...paid.map((line) => ({ ...line }))], again: paid });
    await server.runJobs();
    expect(await incomesOf(connected)).toMatchObject([{ typical: 2_400, yearly: 28_800 }]);
  });

  test("knows transfers between own accounts, and the holder's name", async () => {
    const connected = await aConnected();
    const own = (account: string, pounds: number) =>
      everyMonth("2026-10-15", 3, pounds, "MONTHLY SAVING").map((line) => ({ ...line, account }));
    const named = everyMonth("2026-10-02", 3, 300, "FROM AMARA OKAFOR").map((line) => ({
      ...line,
      category: "TRANSFER",
    }));
    bank.has({ current: [...salary(), ...own("current", -500), ...named], savings: own("savings", 500) });
    await server.runJobs();
    expect(await incomesOf(connected)).toMatchObject([{ payer: "HARBOUR BAKERY" }]);
  });

  test("and shows no income is read all the same", async () => {
    const { client, uuid } = await aConnected();
    bank.has({ current: [aLine("2026-10-01", -20, "SHOP"), aLine("2026-10-02", 50, "A GIFT")] });
    await server.runJobs();
    expect(await bankOf(client, uuid)).toEqual({
      connected: true,
      bank: "connected",
      bankConnection: { state: "read", incomes: [] },
    });
  });

  test("changes nothing when it is read twice", async () => {
    const { client, uuid } = await aConnected();
    const party = await partyNamed(server, (await incomeOf(client)).uuid);
    const state = async () => [await bankOf(client, uuid), await storedConnection(server, uuid)];
    await server.runJobs();
    const before = await state();
    bank.reset();
    await server.context.pool.query("select graphile_worker.add_job('read-bank', $1)", [
      JSON.stringify({ ...party, sourceUuid: uuid }),
    ]);
    await server.runJobs();
    expect([await state(), bank.calls()]).toEqual([before, []]);
    expect(await auditedAbout(server, uuid)).toEqual([
      "applicant bank-connection-started done",
      "applicant bank-connected done",
      "job bank-data-read done",
    ]);
  });
});

describe("INT-07 (in part) the token", () => {
  const sealedToken = async (uuid: string): Promise<Buffer> => {
    const { rows } = await server.context.pool.query(
      "select sealed_token from bank_connection where source_id = $1",
      [uuid],
    );
    return rows[0].sealed_token;
  };

  test("is encrypted for this party and this source until the bank was read, then gone", async () => {
    const [mine, other] = [await aConnected(), await aConnected()];
    const again = await startBank(mine.client, mine.uuid);
    await comeBack(mine.client, { state: stateOf(again), code: "mine" });
    const sealed = await sealedToken(mine.uuid);
    expect(sealed.toString("latin1")).not.toContain(tokenOf("mine"));
    const partyOf = async ({ client }: typeof mine) => partyNamed(server, (await incomeOf(client)).uuid);
    const opened = async (whose: typeof mine, uuid: string) => {
      const party = await partyOf(whose);
      return inTransaction(server.context, { kind: "job", name: "test" }, (work) =>
        openSecret(work, { ...party, purpose: "bank-token", sourceUuid: uuid }, sealed),
      );
    };
    expect(await opened(mine, mine.uuid)).toBe(tokenOf("mine"));
    await expect(opened(mine, other.uuid)).rejects.toThrow();
    await expect(opened(other, mine.uuid)).rejects.toThrow();
    await server.runJobs();
    expect([await sealedToken(mine.uuid), await sealedToken(other.uuid)]).toEqual([null, null]);
  });

  test("of a connection that is replaced while it is read reads nothing of the new one", async () => {
    const { client, uuid } = await aConnector(server);
    await comeBack(client, { state: stateOf(await startBank(client, uuid)), code: "old" });
    bank.has({ current: salary() });
    bank.meanwhile("transactions", async () => {
      await comeBack(client, { state: stateOf(await startBank(client, uuid)), code: "new" });
      bank.has({ current: pension() });
    });
    await server.runJobs();
    const { bankConnection } = await bankOf(client, uuid);
    expect(bankConnection).toMatchObject({ state: "read", incomes: [{ payer: "TEACHERS PENSION" }] });
    expect(bank.ended()).toEqual([tokenOf("old"), tokenOf("new")]);
  });

  test("of a source that is removed while it is read leaves nothing behind", async () => {
    const { client, uuid } = await aConnected();
    bank.meanwhile("transactions", async () => void (await removeIncome(client, uuid)));
    await server.runJobs();
    expect(await storedConnection(server, uuid)).toBeUndefined();
    expect(bank.ended()).toEqual([tokenOf("code")]);
    const { rows } = await server.context.pool.query("select 1 from bank_income where source_id = $1", [
      uuid,
    ]);
    expect(rows).toEqual([]);
  });

  test("is asked for nothing if the source was removed before", async () => {
    const { client, uuid } = await aConnected();
    await removeIncome(client, uuid);
    await server.runJobs();
    expect(bank.calls()).toEqual([]);
  });
});

describe("FRM-143 (in part) connectedOpenBanking", () => {
  const isConnected = async ({ client, uuid }: Awaited<ReturnType<typeof aConnector>>) =>
    (await bankOf(client, uuid)).connected;

  test("is true while a bank proves any of the sources", async () => {
    const first = await aConnector(server);
    const { client } = first;
    const second = await addIncome(client, { incomeType: "T_PENSION" });
    expect(await isConnected(first)).toBe(false);
    await connectBank(client, first.uuid);
    await connectBank(client, second);
    expect(await isConnected(first)).toBe(true);
    await removeIncome(client, second);
    expect(await isConnected(first)).toBe(true);
    await comeBack(client, { state: stateOf(await startBank(client, first.uuid)), error: "access_denied" });
    expect(await isConnected(first)).toBe(true);
    await removeIncome(client, first.uuid);
    expect(await isConnected(first)).toBe(false);
  });

  test("is no longer once the source is of another type", async () => {
    const connected = await aConnected();
    await server.runJobs();
    await saveIncome(connected.client, { uuid: connected.uuid, incomeType: "T_SAVINGS" });
    expect(await bankOf(connected.client, connected.uuid)).toEqual({
      connected: false,
      bank: null,
      bankConnection: null,
    });
  });
});
