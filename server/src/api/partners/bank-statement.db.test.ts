import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aConnector, askedForMore, connectBank } from "../../../test/bank.ts";
import type { Client } from "../../../test/client.ts";
import { aLine, everyMonth, fakeBank } from "../../../test/fake-bank.ts";
import { writtenIn } from "../../../test/fake-pdf.ts";
import { addIncome, incomeOf, removeIncome, saveIncome } from "../../../test/income.ts";
import { partyNamed } from "../../../test/parties.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { aPaper, uploadFile } from "../../../test/upload.ts";
import { readUpload } from "../../documents/read-upload.ts";
import { readWrappedKey } from "../../parties/parties.ts";
import { PdfFailed } from "../../platform/pdf/pdf-writer.ts";

/** The statement that a connected bank leaves on its source. */

const bank = fakeBank();
let isBroken = false;
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, { bankService: bank.service });
  const { write } = server.context.pdfWriter;
  Object.assign(server.context, {
    pdfWriter: {
      ...server.context.pdfWriter,
      write: (source: Parameters<typeof write>[0]) =>
        isBroken ? Promise.reject(new PdfFailed("crashed")) : write(source),
    },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  isBroken = false;
  bank.reset();
});

interface Listed {
  readonly id: string;
  readonly type: string;
  readonly origin: string;
  readonly fileName: string;
  readonly path: string;
}

const documentsOf = async (client: Client, uuid: string, remedial?: string): Promise<readonly Listed[]> => {
  const { data } = await client.graphql(
    `query Documents($remedial: ID) { me { income { incomeSources { uuid
      accountDocuments(remedialSectionUuid: $remedial) { id type origin fileName path } } } } }`,
    { remedial },
  );
  const sources = data.me.income.incomeSources as { uuid: string; accountDocuments: Listed[] }[];
  return sources.find((source) => source.uuid === uuid)?.accountDocuments ?? [];
};

/** The stored file of a document. */
const contentOf = async (client: Client, { path }: Listed) => {
  const { context } = server;
  const party = await partyNamed(server, (await incomeOf(client)).uuid);
  const wrappedKey = await readWrappedKey(context.db, party);
  const key = new URL(path, "http://localhost").pathname.split("/").slice(-2).join("/");
  return writtenIn(await readUpload(context, { key, keyOwner: party.partyId, wrappedKey }));
};

/** The bank connections of a source, each as it was stored. */
const connectionsOf = async (uuid: string) =>
  (await server.context.pool.query("select * from bank_connection where source_id = $1", [uuid])).rows;

const aReader = async () => {
  const connecting = await aConnector(server);
  await connectBank(connecting.client, connecting.uuid);
  return connecting;
};

describe("a bank that was read leaves a statement on its source", () => {
  test("with every payment of the recognised income, and nothing that was paid out", async () => {
    const { client, uuid } = await aReader();
    const salary = everyMonth("2026-10-28", 3, 2_400, "HARBOUR BAKERY LTD SALARY");
    bank.has(
      {
        current: [...salary, aLine("2026-10-03", -900, "RENT"), aLine("2026-10-04", 60, "REFUND SHOES")],
      },
      ["Amara Okafor"],
    );
    await server.runJobs();
    const [statement, ...others] = await documentsOf(client, uuid);
    expect(others).toEqual([]);
    if (!statement) throw new Error("There is no statement.");
    expect(statement).toMatchObject({
      type: "BANK_STATEMENT",
      origin: "bank",
      fileName: "What your bank shows 2026-11-20.pdf",
    });
    const page = await contentOf(client, statement);
    expect(page).toMatchObject({
      facts: [
        ["Account holder", "Amara Okafor"],
        ["Accounts", "Northmoor Bank, ending in 4321"],
        ["Period", "20 August 2026 to 20 November 2026"],
      ],
      incomes: [
        {
          payer: "HARBOUR BAKERY",
          payments: [
            ["28 Aug 2026", "HARBOUR BAKERY LTD SALARY", "£2,400.00"],
            ["28 Sept 2026", "HARBOUR BAKERY LTD SALARY", "£2,400.00"],
            ["28 Oct 2026", "HARBOUR BAKERY LTD SALARY", "£2,400.00"],
          ],
        },
      ],
      notCounted: { rows: [["Refund", "1"]] },
    });
    expect(JSON.stringify(page)).not.toMatch(/RENT|SHOES|900/);
  });

  test("encrypted with the party's key, and kept by the tidy-up", async () => {
    const { client, uuid } = await aReader();
    await server.runJobs();
    const [statement] = await documentsOf(client, uuid);
    const { rows } = await server.context.pool.query(
      `select u.state, u.scan_state, u.is_bound, u.content_type from upload u join document d on d.upload_id = u.id where d.id = $1`,
      [statement?.id],
    );
    expect(rows).toEqual([
      { state: "stored", scan_state: "clean", is_bound: true, content_type: "application/pdf" },
    ]);
  });

  test("which a new connection replaces", async () => {
    const { client, uuid } = await aReader();
    await server.runJobs();
    const [first] = await documentsOf(client, uuid);
    await connectBank(client, uuid);
    expect(await documentsOf(client, uuid)).toEqual([]);
    await server.runJobs();
    const [second, ...others] = await documentsOf(client, uuid);
    expect([second?.id === first?.id, others]).toEqual([false, []]);
  });

  test.each([
    [
      "goes with the connection when the source becomes another type of income",
      { incomeType: "T_SAVINGS" },
      0,
    ],
    ["stays with the connection when another employer is named", { companyName: "Northmoor Mills" }, 1],
  ])("which %s", async (_what, change, left) => {
    const { client, uuid } = await aReader();
    await server.runJobs();
    const statements = await documentsOf(client, uuid);
    const connections = await connectionsOf(uuid);
    expect([statements.length, connections.length]).toEqual([1, 1]);
    await saveIncome(client, { uuid, ...change });
    expect(await documentsOf(client, uuid)).toEqual(statements.slice(0, left));
    expect(await connectionsOf(uuid)).toEqual(connections.slice(0, left));
  });

  test("each source that of its own bank", async () => {
    const { client, uuid: job } = await aReader();
    bank.has({ current: everyMonth("2026-10-28", 3, 2_400, "HARBOUR BAKERY LTD SALARY") });
    await server.runJobs();
    const pension = await addIncome(client, { incomeType: "T_PENSION" });
    await connectBank(client, pension);
    bank.has({ current: everyMonth("2026-10-25", 3, 800, "TEACHERS PENSION") });
    await server.runJobs();
    for (const [uuid, payer] of [
      [job, "HARBOUR BAKERY"],
      [pension, "TEACHERS PENSION"],
    ] as const) {
      const [statement, ...others] = await documentsOf(client, uuid);
      if (!statement) throw new Error("There is no statement.");
      expect(others).toEqual([]);
      expect(await contentOf(client, statement)).toMatchObject({ incomes: [{ payer }] });
    }
  });

  test("which goes with the source", async () => {
    const { client, uuid } = await aReader();
    await server.runJobs();
    await removeIncome(client, uuid);
    const { rows } = await server.context.pool.query(
      "select 1 from document where related_object_uuid = $1",
      [uuid],
    );
    expect(rows).toEqual([]);
  });

  test("on the request for missing information that it answers", async () => {
    const { client, uuid, remedial } = await askedForMore(server, { start: "openBanking" });
    await connectBank(client, uuid, { remedial_uuid: remedial });
    await server.runJobs();
    expect(await documentsOf(client, uuid)).toEqual([]);
    expect(await documentsOf(client, uuid, remedial)).toMatchObject([{ origin: "bank" }]);
  });

  test("which is tried again when it could not be written, with the bank's data", async () => {
    const { client, uuid } = await aReader();
    isBroken = true;
    await expect(server.runJobs()).rejects.toThrow("A PDF was not written");
    expect(await documentsOf(client, uuid)).toEqual([]);
    isBroken = false;
    await server.runJobs();
    expect(await documentsOf(client, uuid)).toMatchObject([{ origin: "bank" }]);
  });
});

describe("the statement is none of the person's files", () => {
  test("cannot be taken away", async () => {
    const { client, uuid } = await aReader();
    await server.runJobs();
    const [statement] = await documentsOf(client, uuid);
    await saveIncome(client, { uuid, withdrawnDocuments: [statement?.id] });
    expect(await documentsOf(client, uuid)).toEqual([statement]);
  });

  test("takes none of their room", async () => {
    const { client, uuid } = await aReader();
    await server.runJobs();
    const paths = [];
    for (const _ of [1, 2, 3]) paths.push(await uploadFile(server, client, aPaper()));
    const saved = await saveIncome(client, {
      uuid,
      accountDocuments: paths.map((path) => ({ type: "BANK_STATEMENT", path })),
    });
    expect(saved.errors).toBeUndefined();
    const origins = (await documentsOf(client, uuid)).map(({ origin }) => origin);
    expect(origins.toSorted()).toEqual(["bank", "person", "person", "person"]);
  });
});
