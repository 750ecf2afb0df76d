import { agencyFilePath, staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf } from "../../test/members.ts";
import { openTestChecks } from "../../test/open-checks.ts";
import { aSentDocument, getPage } from "../../test/reviewed.ts";
import { sendAgencyFile } from "../../test/right-to-rent.ts";
import { aColleague, followStaffLink } from "../../test/staff.ts";
import { startTestServer } from "../../test/test-server.ts";
import { anEndpoint, openReceiver, type Receiver, rotate, verified } from "../../test/webhooks.ts";
import { agencyNamed } from "../agencies/agencies.ts";
import { inTransaction } from "../platform/work/work.ts";
import { testEndpoint } from "../webhooks/endpoints.ts";
import { rewrapKeys, rewrapProgram } from "./rewrap-program.ts";

const OLD = `old:${Buffer.alloc(32, 1).toString("base64url")}`;
const NEW = `new:${Buffer.alloc(32, 2).toString("base64url")}`;

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());

test("PRV-03 (in part) after the keys were sealed anew, files and apps open without the old key", async () => {
  const checks = openTestChecks();
  const before = await startTestServer(
    { SECRET_KEYS: OLD, WEBHOOK_TEST_TARGETS: receiver.origin },
    { checks },
  );
  const priya = await aColleague(before);
  const document = await aSentDocument(before, priya);
  const agencyId = await before.context.db.transaction().execute((tx) => agencyNamed(tx, "Harbour Homes"));
  const { id: fileId } = (await sendAgencyFile(priya, { agencyId })).json();
  const ruth = await aColleague(before, ["ADMINISTRATOR"]);
  const endpoint = await anEndpoint(ruth, { agencyId, url: receiver.origin });
  const fresh = await rotate(ruth, endpoint.id);
  const { database, dataDir } = before.context.config;
  if (database.kind !== "external") throw new Error("The database of a test has an address.");
  const settings = {
    DATABASE_URL: database.url,
    DATABASE_MIGRATION_URL: database.migrationUrl,
    DATA_DIR: dataDir,
    WEBHOOK_TEST_TARGETS: receiver.origin,
  };
  const both = await startTestServer({ ...settings, SECRET_KEYS: `${NEW},${OLD}` }, { checks });
  const { dataKeys, ...others } = await rewrapKeys(both.context.db, both.context.keyring);
  expect([dataKeys > 0, others]).toEqual([true, { appSecrets: 2, webhookSecrets: 2 }]);
  expect(await rewrapKeys(both.context.db, both.context.keyring)).toEqual({
    dataKeys: 0,
    appSecrets: 0,
    webhookSecrets: 0,
  });

  const after = await startTestServer({ ...settings, SECRET_KEYS: NEW }, { checks });
  const client = await followStaffLink(after, priya.email);
  const shown = await client.post(staffPages.auth.app, { code: codeOf(after, priya.secret) });
  client.access = shown.json().access;
  expect((await getPage({ client }, document)).statusCode).toBe(200);
  expect((await client.get(agencyFilePath(agencyId, fileId))).statusCode).toBe(200);
  await inTransaction(after.context, { kind: "job", name: "test" }, (work) =>
    testEndpoint(work, endpoint.id),
  );
  await after.runJobs();
  const [taken] = receiver.taken;
  for (const secret of [endpoint.secret, fresh]) expect(taken && verified(secret, taken)).toBeTruthy();
});

test("without a key that has sealed something nothing is changed, and the program says why", async () => {
  const before = await startTestServer({ SECRET_KEYS: OLD });
  await aColleague(before);
  const said: string[] = [];
  const code = await rewrapProgram({
    readConfig: () => ({ ...before.context.config, keys: { kind: "given", text: NEW } }),
    print: async (line) => void said.push(line),
    complain: async (line) => void said.push(line),
  });
  expect(code).toBe(2);
  expect(said.at(-1)).toMatch(/sealed with a key that SECRET_KEYS does not name/);
});
