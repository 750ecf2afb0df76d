import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditedAbout } from "../../../test/bank.ts";
import { fakeTax, reported, taxTokenOf } from "../../../test/fake-tax.ts";
import { incomeOf, removeIncome } from "../../../test/income.ts";
import { partyNamed } from "../../../test/parties.ts";
import {
  aTaxpayer,
  comeBackFromTax,
  linkTax,
  NINO,
  startTax,
  storedLink,
  type Taxpayer,
  taxOf,
} from "../../../test/tax.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { readTaxHandler } from "../../income/read-tax.handler.ts";
import { openSecret } from "../../income/sealed-secret.ts";
import { inTransaction } from "../../platform/work/work.ts";

/** The job that reads a linked tax record. */

const tax = fakeTax();
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, { taxService: tax.service });
});
afterAll(() => server.close());
beforeEach(async () => {
  tax.reset();
  // From the previous test.
  await server.runJobs();
  tax.reset();
});

const gone = { hasToken: false, hasNumber: false };

describe("a tax record that is read", () => {
  test("is asked for this tax year and the one before, with the number as it is written", async () => {
    const { client, uuid } = await aTaxpayer(server);
    await linkTax(client, uuid, { nino: "pc 12-34 56 a" });
    await server.runJobs();
    const { rows } = await server.context.pool.query(
      "select account_id from party p join income_source s on s.party_id = p.id where s.id = $1",
      [uuid],
    );
    const seenAt = expect.any(Date);
    const userAgent = "lightMyRequest";
    const person = { accountId: rows[0].account_id, publicIp: "127.0.0.1", seenAt, userAgent };
    const asked = { token: taxTokenOf("code"), nino: NINO, person };
    expect(tax.asked()).toEqual([
      { ...asked, taxYear: "2026-27" },
      { ...asked, taxYear: "2025-26" },
    ]);
  });

  test("keeps the employments, the newest tax year first, and shows them", async () => {
    const { client, uuid } = await aTaxpayer(server);
    await linkTax(client, uuid);
    tax.has({ ...reported, employer: "Last Year Ltd", taxYear: "2025-26", endDate: "2026-03-31" }, reported, {
      employer: "Teachers",
      isPension: true,
      taxYear: "2026-27",
    });
    await server.runJobs();
    const { taxRecord } = await taxOf(client, uuid);
    const paid = { isPension: false, payToDate: 21_000, paymentDate: "2026-10-28" };
    expect(taxRecord).toEqual({
      state: "read",
      employments: [
        { ...paid, employer: "Harbour Bakery Ltd", taxYear: "2026-27" },
        { employer: "Teachers", isPension: true, taxYear: "2026-27", payToDate: null, paymentDate: null },
        { ...paid, employer: "Last Year Ltd", taxYear: "2025-26" },
      ],
    });
    expect(await auditedAbout(server, uuid)).toEqual([
      "applicant tax-record-connection-started done",
      "applicant tax-record-connected done",
      "job tax-record-read done",
    ]);
  });

  test("and names nobody is read all the same", async () => {
    const { client, uuid } = await aTaxpayer(server);
    await linkTax(client, uuid);
    tax.has();
    await server.runJobs();
    expect((await taxOf(client, uuid)).taxRecord).toEqual({ state: "read", employments: [] });
  });

  test("changes nothing when it is read twice", async () => {
    const { client, uuid } = await aTaxpayer(server);
    await linkTax(client, uuid);
    await server.runJobs();
    const before = [await taxOf(client, uuid), await storedLink(server, uuid), tax.calls()];
    const party = await partyNamed(server, (await incomeOf(client)).uuid);
    await readTaxHandler.run({ ...party, sourceUuid: uuid }, server.context);
    expect([await taxOf(client, uuid), await storedLink(server, uuid), tax.calls()]).toEqual(before);
  });
});

describe("INT-07 (in part) the number and the token", () => {
  const sealed = async (uuid: string) => {
    const { rows } = await server.context.pool.query(
      "select sealed_token as token, sealed_nino as nino from tax_link where source_id = $1",
      [uuid],
    );
    return rows[0] as { readonly token: Buffer; readonly nino: Buffer };
  };

  test("are encrypted for this party, this source and this purpose", async () => {
    const [mine, other] = [await aTaxpayer(server), await aTaxpayer(server)];
    await linkTax(mine.client, mine.uuid);
    const { token, nino } = await sealed(mine.uuid);
    const opened = async (
      purpose: "nino" | "tax-token" | "bank-token",
      bytes: Buffer,
      whose: Taxpayer = mine,
      sourceUuid = mine.uuid,
    ) => {
      const party = await partyNamed(server, (await incomeOf(whose.client)).uuid);
      return inTransaction(server.context, { kind: "job", name: "test" }, (work) =>
        openSecret(work, { ...party, purpose, sourceUuid }, bytes),
      );
    };
    expect(await opened("nino", nino)).toBe(NINO);
    expect(JSON.parse(await opened("tax-token", token))).toMatchObject({ token: taxTokenOf("code") });
    await expect(opened("tax-token", nino)).rejects.toThrow();
    await expect(opened("bank-token", token)).rejects.toThrow();
    await expect(opened("nino", nino, mine, other.uuid)).rejects.toThrow();
    await expect(opened("nino", nino, other)).rejects.toThrow();
  });

  test("of a link that is replaced while it is read read nothing of the new one", async () => {
    const { client, uuid } = await aTaxpayer(server);
    await comeBackFromTax(client, { state: await startTax(client, uuid), code: "old" });
    tax.meanwhile("employments", async () => {
      const state = await startTax(client, uuid, { nino: "AB654321B" });
      await comeBackFromTax(client, { state, code: "new" });
      tax.has({ ...reported, employer: "Quayside Ltd" });
    });
    await server.runJobs();
    expect((await taxOf(client, uuid)).taxRecord).toMatchObject({
      state: "read",
      employments: [{ employer: "Quayside Ltd" }],
    });
    expect(tax.asked().at(-1)).toMatchObject({ token: taxTokenOf("new"), nino: "AB654321B" });
    expect(await storedLink(server, uuid)).toMatchObject(gone);
  });

  test("of a source that is removed while it is read leave nothing behind", async () => {
    const { client, uuid } = await aTaxpayer(server);
    await linkTax(client, uuid);
    tax.meanwhile("employments", async () => void (await removeIncome(client, uuid)));
    await server.runJobs();
    expect(await storedLink(server, uuid)).toBeUndefined();
    const { rows } = await server.context.pool.query("select 1 from tax_employment where source_id = $1", [
      uuid,
    ]);
    expect(rows).toEqual([]);
  });

  test("are asked for nothing if the source was removed before", async () => {
    const { client, uuid } = await aTaxpayer(server);
    await linkTax(client, uuid);
    await removeIncome(client, uuid);
    tax.reset();
    await server.runJobs();
    expect(tax.calls()).toEqual([]);
  });
});
