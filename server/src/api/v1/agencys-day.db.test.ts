import { createClient } from "@latchkey/client/client.ts";
import { verifyReport } from "@latchkey/domain/reports/verify-report.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aProgram } from "../../../test/api-keys.ts";
import { type Client, signIn } from "../../../test/client.ts";
import { acceptDocuments, decideFully } from "../../../test/decisions.ts";
import { agreeTo, guaranteeOf } from "../../../test/guarantors.ts";
import { answerIdentity, giveConsents, submit } from "../../../test/identity.ts";
import { newApplication, somebody } from "../../../test/new-applications.ts";
import { aColleague, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { uploadFile } from "../../../test/upload.ts";
import {
  ALL_EVENTS,
  anEndpoint,
  makeDue,
  openReceiver,
  type Receiver,
  verified,
} from "../../../test/webhooks.ts";
import { nodeTools } from "../../reports/node-tools.ts";

/** A household of three and a guarantor, as the software of an agency sees it from the first request to the sealed report. */

interface Told {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

let receiver: Receiver;
let server: TestServer;
let address: string;
let colleagues: readonly [Colleague, Colleague];
beforeAll(async () => {
  receiver = await openReceiver();
  server = await openTestServer({ WEBHOOK_TEST_TARGETS: receiver.origin });
  address = `${await server.app.listen({ port: 0, host: "127.0.0.1" })}/api/v1`;
  colleagues = [await aColleague(server), await aColleague(server)];
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const clientFor = async (agency: string) => {
  const { key } = await aProgram(server, ["applications:read", "applications:write"], agency);
  return createClient({ address, key });
};

const answers = async (email: string): Promise<Client> => {
  const client = await signIn(server, email);
  await giveConsents(client);
  await answerIdentity(server, client, await uploadFile(server, client));
  return client;
};

test("an agency creates a household, follows it past failures, replaces a person, and proves the report; another sees nothing", async () => {
  const latchkey = await clientFor("Hartley & Co");
  const { id: agencyId } = await latchkey("readAgency");
  const ruth = await aColleague(server, ["ADMINISTRATOR"]);
  const url = `${receiver.origin}/in`;
  const { secret } = await anEndpoint(ruth, { agencyId, url, events: ALL_EVENTS });

  const margaret = somebody({ firstName: "Margaret", lastName: "Hollis" });
  const { shareMinor: _share, ...guarantor } = margaret;
  const esme = somebody({ shareMinor: 31_000 });
  const lukas = somebody({ shareMinor: 32_000 });
  const tom = somebody({ shareMinor: 32_000 });
  const { agency: _agency, ...home } = newApplication({ policy: "identity-only" });
  const made = await latchkey("createApplication", {
    body: { ...home, policy: "identity-only", people: [{ ...esme, guarantor }, lukas, tom] as never },
    idempotencyKey: "hartley-1",
  });
  const path = { id: made.id };
  receiver.answerWith(503);
  await server.runJobs();
  await makeDue(server);
  await server.runJobs();
  receiver.answerWith(204);
  await makeDue(server);
  await server.runJobs();
  const tries = receiver.taken.map(({ headers }) => headers["webhook-id"]);
  for (const id of new Set(tries)) expect(tries.filter((one) => one === id)).toHaveLength(3);

  const nina = somebody({ firstName: "Nina", shareMinor: 32_000 });
  const leaving = made.people.find(({ email }) => email === tom.email);
  const replaced = await latchkey("changePeople", {
    path,
    body: { withdrawn: [leaving?.id ?? ""], added: [nina] as never },
  });
  expect(replaced.people.map(({ status }) => status)).toContain("withdrawn");

  for (const { email } of [esme, lukas, nina]) await submit(await answers(email));
  const guaranteeing = await answers(margaret.email);
  await agreeTo(guaranteeing, (await guaranteeOf(guaranteeing)).asked);
  await submit(guaranteeing);
  const sent = await latchkey("readApplication", { path });
  const deciding = sent.people.filter(({ status }) => status === "submitted");
  expect(deciding).toHaveLength(4);
  for (const { id: partyId } of deciding) {
    await acceptDocuments(colleagues[0], partyId);
    await decideFully(server, colleagues, { partyId, outcome: "ACCEPTED" });
  }
  await server.runJobs();

  const told = receiver.taken.map((one) => verified(secret, one) as Told);
  const outcomes = told.filter(({ type }) => type === "application.outcome");
  expect(outcomes.map(({ data }) => data.outcome)).toEqual(Array(4).fill("ACCEPTED"));
  const ready = told.filter(({ type, data }) => type === "report.ready" && data.partyId === null).at(-1);
  const report = await latchkey("readReport", { path });
  expect(report.id).toBe(ready?.data.reportId);
  expect([report.outcome, report.version]).toEqual(["ACCEPTED", ready?.data.version]);
  const pdf = new Uint8Array(await latchkey("readReportPdf", { path }));
  const keys = (await server.app.inject("/.well-known/latchkey-keys.json")).json();
  const json = JSON.stringify(report.signed);
  expect((await verifyReport({ json, pdf }, keys, nodeTools)).state).toBe("genuine");
  const forged = pdf.with(0, (pdf[0] ?? 0) ^ 1);
  expect((await verifyReport({ json, pdf: forged }, keys, nodeTools)).state).toBe("other_pdf");

  const other = await clientFor("Harbour Homes");
  for (const name of ["readApplication", "readReport", "readReportPdf", "listReportLinks"] as const) {
    await expect(other(name, { path }), name).rejects.toMatchObject({ problem: { status: 404 } });
  }
  expect((await other("listApplications", { query: { reference: made.reference } })).rows).toEqual([]);
  expect((await other("listEvents")).rows).toEqual([]);
  expect((await other("readUsage")).rows).toEqual([]);
});
