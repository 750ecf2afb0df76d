import { expect, test } from "vitest";
import { aConnector, bankOf, comeBack, startBank, stateOf } from "../../../test/bank.ts";
import { everyRow } from "../../../test/every-row.ts";
import { aLine, everyMonth, fakeBank, tokenOf } from "../../../test/fake-bank.ts";
import { startTestServer } from "../../../test/test-server.ts";
import { allJobs } from "../../app/all-jobs.ts";
import { PartnerFailed } from "../../partners/partner-call.ts";
import { startWorker } from "../../platform/jobs/worker.ts";
import { newLog } from "../../platform/log/log.ts";

/** Traces of a connected bank in the database and in the log. */

const CODE = "canary-code";

const watched = async () => {
  const lines: string[] = [];
  const bank = fakeBank();
  const log = newLog({ logLevel: "debug" }, (line) => lines.push(line));
  const server = await startTestServer({}, { bankService: bank.service, log });
  return { server, bank, lines };
};

/** In all the ways in which bytes may be written down. */
const spellings = (text: string): readonly string[] => [
  text,
  Buffer.from(text).toString("hex"),
  Buffer.from(text).toString("base64"),
];

/** 32 random bytes. */
const spellingsOfSecret = (text: string): readonly string[] => [
  ...spellings(text),
  Buffer.from(text, "base64url").toString("hex"),
];

const said = { account: "canary-account", category: "CANARY_CATEGORY" };

const feed = () => [
  ...everyMonth("2026-10-28", 3, 2_400, "HARBOUR BAKERY LTD SALARY OF CANARY FOR ZEBRA").map(
    (line, index) => ({
      ...line,
      ...said,
      id: `canary-${index}`,
    }),
  ),
  aLine("2026-10-03", -13.37, "CANARY SHOP", said),
  aLine("2026-10-04", 20, "A GIFT OF CANARY", said),
  ...everyMonth("2026-10-15", 3, 77, "CANARY CASINO").map((line) => ({ ...line, ...said })),
  ...everyMonth("2026-10-16", 3, 500, "CANARY SAVINGS").map((line) => ({ ...line, ...said })),
  ...everyMonth("2026-10-16", 3, -500, "CANARY SAVINGS").map((line) => ({ ...line, account: "other" })),
];

test("INT-04 (in part) PRV-02 (in part) the state, the code, the token and the feed are in no column and in no line of the log, and the token in no response", async () => {
  const { server, bank, lines } = await watched();
  const { client, uuid } = await aConnector(server);
  bank.has({ "canary-account": feed() }, ["Amara Okafor"]);
  const state = stateOf(await startBank(client, uuid));
  const cookie = client.cookies.get("latchkey_partner") ?? "";
  const secrets = [
    ...spellingsOfSecret(state),
    ...spellingsOfSecret(cookie),
    ...spellings(CODE),
    ...spellings(tokenOf(CODE)),
  ];
  const expectNoTrace = async (more: readonly string[] = []) => {
    const rows = await everyRow(server);
    expect(rows).toContain(uuid);
    for (const secret of [...secrets, ...more]) {
      expect(rows).not.toContain(secret);
      expect(lines.join("")).not.toContain(secret);
    }
    expect(client.answered()).toContain("truelayer_auth_url");
    for (const secret of spellings(tokenOf(CODE))) expect(client.answered()).not.toContain(secret);
  };
  await expectNoTrace();
  await comeBack(client, { state, code: CODE });
  await expectNoTrace();
  await server.runJobs();
  expect((await bankOf(client, uuid)).bankConnection.incomes).toMatchObject([{ yearly: 28_800 }]);
  // Only the recognised payers and the holder remain of the feed.
  await expectNoTrace([
    "ZEBRA",
    "canary-",
    "CANARY_CATEGORY",
    "CANARY SHOP",
    "GIFT OF",
    "CANARY CASINO",
    "CANARY SAVINGS",
  ]);
  const callback = lines.map((line) => JSON.parse(line)).find(({ route }) => route === "/truelayer/callback");
  expect(callback).toMatchObject({ msg: "Answered", status: 303 });
});

test.each([
  ["the partner", new PartnerFailed("status-503", "provider_error")],
  ["a fault of ours", new Error("canary in a message")],
])(
  "INT-04 (in part) nor does %s that fails leave one, in the queue's own row either",
  async (_what, cause) => {
    const { server, bank, lines } = await watched();
    const { client, uuid } = await aConnector(server);
    await comeBack(client, { state: stateOf(await startBank(client, uuid)), code: CODE });
    bank.fails("transactions", cause);
    const worker = await startWorker(server.context.pool, { jobs: allJobs, schedule: "" }, server.context);
    const lastErrors = async () => {
      const { rows } = await server.context.pool.query(
        "select last_error from graphile_worker._private_jobs where last_error is not null",
      );
      return rows.map(({ last_error }) => last_error);
    };
    await expect.poll(lastErrors).toEqual([expect.not.stringContaining("canary")]);
    await worker.stop();
    expect(lines.join("")).toContain("A bank was not read");
    expect(lines.join("")).not.toContain("canary");
    expect(await everyRow(server)).not.toContain("canary");
  },
);

test.each(["exchange", "accounts", "end"] as const)(
  "INT-04 (in part) nor does a refusal at the %s",
  async (call) => {
    const { server, bank, lines } = await watched();
    const { client, uuid } = await aConnector(server);
    bank.has(call === "end" ? {} : { "canary-account": feed() });
    bank.fails(call, new PartnerFailed("status-400", "invalid_grant"));
    const response = await comeBack(client, { state: stateOf(await startBank(client, uuid)), code: CODE });
    expect(response.headers.location).not.toContain("canary");
    expect(lines.join("")).toContain("status-400");
    expect(`${lines.join("")} ${await everyRow(server)}`).not.toContain("canary");
  },
);
