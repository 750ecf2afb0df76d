import { expect, test } from "vitest";
import { everyRow } from "../../../test/every-row.ts";
import { fakeTax, taxTokenOf } from "../../../test/fake-tax.ts";
import { aTaxpayer, comeBackFromTax, followStart, NINO, startTax, taxOf } from "../../../test/tax.ts";
import { startTestServer } from "../../../test/test-server.ts";
import { allJobs } from "../../app/all-jobs.ts";
import { PartnerFailed } from "../../partners/partner-call.ts";
import { startWorker } from "../../platform/jobs/worker.ts";
import { newLog } from "../../platform/log/log.ts";

/** Traces of a linked tax record in the database and in the log. */

const CODE = "canary-code";

const watched = async () => {
  const lines: string[] = [];
  const tax = fakeTax();
  const log = newLog({ logLevel: "debug" }, (line) => lines.push(line));
  const server = await startTestServer({}, { taxService: tax.service, log });
  return { server, tax, lines };
};

/** In all the ways in which bytes may be written down. */
const spellings = (text: string): readonly string[] => [
  text,
  Buffer.from(text).toString("hex"),
  Buffer.from(text).toString("base64"),
  Buffer.from(text, "base64url").toString("hex"),
];

test("INT-04 (in part) INT-07 (in part) the number, the state, the code and the token are in no column and in no line of the log, and the number and the token in no response", async () => {
  const { server, lines } = await watched();
  const { client, uuid } = await aTaxpayer(server);
  await followStart(client, uuid);
  const state = await startTax(client, uuid);
  const cookie = client.cookies.get("latchkey_partner") ?? "";
  const secrets = [NINO, state, cookie, CODE, taxTokenOf(CODE)].flatMap(spellings);
  const expectNoTrace = async () => {
    const rows = await everyRow(server);
    expect(rows).toContain(uuid);
    for (const secret of secrets) {
      expect(rows).not.toContain(secret);
      expect(lines.join("")).not.toContain(secret);
    }
    expect(client.answered()).toContain("hmrc_auth_url");
    for (const secret of [NINO, taxTokenOf(CODE)].flatMap(spellings)) {
      expect(client.answered()).not.toContain(secret);
    }
  };
  await expectNoTrace();
  await comeBackFromTax(client, { state, code: CODE });
  await expectNoTrace();
  await server.runJobs();
  expect((await taxOf(client, uuid)).taxRecord).toMatchObject({ state: "read" });
  await expectNoTrace();
  const { rows } = await server.context.pool.query(
    "select 1 from tax_link where sealed_nino is not null or sealed_token is not null",
  );
  expect(rows).toEqual([]);
  const routes = lines.map((line) => JSON.parse(line).route);
  expect(routes).toContain("/wizard/api/hmrc/auth_url/");
  expect(routes).toContain("/hmrc/callback");
});

test.each([
  ["the tax authority", new PartnerFailed("status-503", "SERVER_ERROR")],
  ["a fault of ours", new Error(`canary about ${NINO} in a message`)],
])(
  "INT-04 (in part) nor does %s that fails leave one, in the queue's own row either",
  async (_what, cause) => {
    const { server, tax, lines } = await watched();
    const { client, uuid } = await aTaxpayer(server);
    await comeBackFromTax(client, { state: await startTax(client, uuid), code: CODE });
    tax.fails("employments", cause);
    const worker = await startWorker(server.context.pool, { jobs: allJobs, schedule: "" }, server.context);
    const lastErrors = async () => {
      const { rows } = await server.context.pool.query(
        "select last_error from graphile_worker._private_jobs where last_error is not null",
      );
      return rows.map(({ last_error }) => last_error);
    };
    await expect.poll(lastErrors).toEqual([expect.not.stringContaining("canary")]);
    await worker.stop();
    expect(lines.join("")).toContain("A tax record was not read");
    const everything = `${lines.join("")} ${await everyRow(server)}`;
    for (const secret of ["canary", NINO]) expect(everything).not.toContain(secret);
  },
);

test("INT-04 (in part) nor does a refusal at the exchange", async () => {
  const { server, tax, lines } = await watched();
  const { client, uuid } = await aTaxpayer(server);
  tax.fails("exchange", new PartnerFailed("status-400", "invalid_grant"));
  const response = await comeBackFromTax(client, { state: await startTax(client, uuid), code: CODE });
  expect(response.headers.location).not.toContain("canary");
  expect(lines.join("")).toContain("A tax record was not connected");
  const everything = `${lines.join("")} ${await everyRow(server)}`;
  for (const secret of ["canary", NINO]) expect(everything).not.toContain(secret);
});
