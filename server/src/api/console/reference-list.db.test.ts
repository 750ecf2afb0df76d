import { SEARCH_WORDS_VERSION } from "@latchkey/domain/parties/search-words.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startSingle } from "../../../test/parties.ts";
import {
  ALL_WELL,
  aHome,
  ask,
  askedReference,
  LANDLORD,
  openReference,
  saveHome,
} from "../../../test/references.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { renewReferenceWordsHandler } from "../../references/renew-reference-words.job.ts";
import { referencesStatement } from "../../review/list-references.ts";

let server: TestServer;
let priya: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
});
afterAll(() => server.close());
afterEach(() => server.context.pool.query("delete from reference"));

interface Asked {
  readonly group?: string;
  readonly kind?: string;
  readonly search?: string;
  readonly after?: string | null;
}

const LIST = `query ($group: ReferenceGroup, $kind: ReferenceKind, $search: String!, $after: String) {
  references(group: $group, kind: $kind, search: $search, after: $after) { next rows {
    id partyId number firstName lastName kind state name email company ageDays remindOn isWaived contradicts } } }`;

const list = async (asked: Asked = {}, by = priya) =>
  (await askConsole(by, LIST, { search: "", ...asked })).data.references;

const idsIn = async (asked: Asked = {}, by = priya): Promise<readonly string[]> =>
  (await list(asked, by)).rows.map(({ id }: { readonly id: string }) => id);

const change = (id: string, columns: string) =>
  server.context.pool.query(`update reference set ${columns} where id = $1`, [id]);

test("lists the references of all applications, those that wait before the others, the oldest first", async () => {
  const old = await askedReference(server);
  const today = server.context.today();
  await change(old.uuid, `sent_at = date '${today}' - interval '3 days'`);
  const young = await askedReference(server);
  await change(young.uuid, `sent_at = date '${today}' - interval '1 day'`);
  const bounced = await askedReference(server);
  await change(bounced.uuid, `state = 'bounced', sent_at = date '${today}' - interval '20 days'`);
  const answered = await askedReference(server);
  await (await openReference(server, answered)).put(`/tenant-review/${answered.uuid}/`, ALL_WELL);
  const { rows } = await list();
  expect(rows.map(({ id }: { readonly id: string }) => id)).toEqual([
    old.uuid,
    young.uuid,
    bounced.uuid,
    answered.uuid,
  ]);
  expect(rows[0]).toMatchObject({
    partyId: old.party.partyId,
    firstName: "Amara",
    lastName: "Okafor",
    kind: "RENTAL",
    state: "SENT",
    name: "Joanne Pryce",
    email: LANDLORD.email,
    company: null,
    ageDays: 3,
    isWaived: false,
    contradicts: false,
  });
  expect(rows[0].number).toMatch(/^LK-\d+$/);
  expect(rows[0].remindOn > today).toBe(true);
  expect(rows[2]).toMatchObject({ state: "BOUNCED", remindOn: null, ageDays: 20 });
  expect(rows[3]).toMatchObject({ state: "ANSWERED", remindOn: null });
});

test("drafts are left out, and each group and kind shows its own", async () => {
  const draft = await startSingle(server, { email: "draft@example.com" });
  await saveHome(server, draft, aHome());
  const waiting = await askedReference(server);
  const declined = await askedReference(server);
  await (await openReference(server, declined)).put(`/tenant-review/${declined.uuid}/decline/`, {
    reason: "NOT_MY_TENANT",
    note: "",
    email: "",
  });
  expect(await idsIn()).toEqual([waiting.uuid, declined.uuid]);
  expect(await idsIn({ group: "WAITING" })).toEqual([waiting.uuid]);
  expect(await idsIn({ group: "DECLINED" })).toEqual([declined.uuid]);
  expect((await list({ group: "DECLINED" })).rows[0]).toMatchObject({ contradicts: true });
  expect(await idsIn({ group: "SILENT" })).toEqual([]);
  await change(waiting.uuid, "kind = 'employment', residence_id = null");
  expect(await idsIn({ kind: "EMPLOYMENT" })).toEqual([waiting.uuid]);
  expect(await idsIn({ kind: "EMPLOYMENT", group: "DECLINED" })).toEqual([]);
});

test("is searched by the applicant, the case's number and the referee, each word by its beginning", async () => {
  const amara = await askedReference(server);
  const reference = { ...LANDLORD, firstName: "Zoë", lastName: "Łuk", email: "desk@canalwharf.example" };
  const other = await askedReference(server, { reference });
  const number = (await list()).rows[0].number;
  expect(await idsIn({ search: "pryc amara" })).toEqual([amara.uuid]);
  expect(await idsIn({ search: "zoe luk" })).toEqual([other.uuid]);
  expect(await idsIn({ search: "canalwharf" })).toEqual([other.uuid]);
  expect(await idsIn({ search: number })).toEqual([amara.uuid]);
  expect(await idsIn({ search: "pryce zoe" })).toEqual([]);
  expect(await idsIn({ search: "okaf", group: "ANSWERED" })).toEqual([]);
});

test("a corrected address is found, and words of another version are made anew", async () => {
  const { party, uuid } = await askedReference(server);
  await askConsole(
    priya,
    "mutation ($p: ID!, $r: ID!, $e: String!) { askRefereeAgain(partyId: $p, referenceId: $r, email: $e) }",
    { p: party.partyId, r: uuid, e: "right@millhouse.example" },
  );
  expect(await idsIn({ search: "millhouse" })).toEqual([uuid]);
  await change(uuid, "words = null, words_version = 0");
  expect(await idsIn({ search: "millhouse" })).toEqual([]);
  await renewReferenceWordsHandler.run({}, server.context);
  expect(await idsIn({ search: "millhouse" })).toEqual([uuid]);
  const { rows } = await server.context.pool.query("select words_version from reference");
  expect(rows).toEqual([{ words_version: SEARCH_WORDS_VERSION }]);
});

test("a reviewer's own application is left out", async () => {
  const tom = await aColleague(server);
  const party = await startSingle(server, { email: tom.email });
  const home = aHome();
  await saveHome(server, party, home);
  await ask(server, party, home);
  expect(await idsIn()).toHaveLength(1);
  expect(await idsIn({}, tom)).toEqual([]);
});

const MANY = 40_000;

/** Copies of one reference, each a second younger. */
const addMany = async (uuid: string): Promise<void> => {
  await server.context.pool.query(
    `insert into reference (application_id, party_id, kind, state, referee, shown, language, sent_at, expires_at, signals, answers, review, answered_at)
      select application_id, party_id, 'rental', case when n % 3 = 0 then 'sent' else 'answered' end, referee, shown, language,
        sent_at + n * interval '1 second', expires_at, '[]', '{}', '', now()
      from reference, generate_series(1, $2::int) n where id = $1`,
    [uuid, MANY],
  );
  await server.context.pool.query("analyze reference");
};

const blocksOf = (plan: Record<string, unknown>): number =>
  Number(plan["Shared Hit Blocks"]) + Number(plan["Shared Read Blocks"]);

test("pages follow each other without gap, and a later page costs no more than the first", async () => {
  const { uuid } = await askedReference(server);
  await addMany(uuid);
  const seen = new Set<string>();
  let after: string | null = null;
  for (let page = 0; page < 3; page += 1) {
    const { rows, next } = await list({ after });
    for (const { id } of rows) seen.add(id);
    after = next;
  }
  expect(seen.size).toBe(150);
  const nearTheEnd = Buffer.from(`4_2099-01-01T00:00:00.000000Z_${uuid}`).toString("base64url");
  const asked = { staffId: priya.id, today: server.context.today(), search: "" };
  const all = { group: undefined, kind: undefined, after: undefined };
  const cost = async (changes: object): Promise<number> => {
    const statement = referencesStatement({ ...asked, ...all, ...changes }).compile(server.context.db);
    const explained = `explain (analyze, buffers, format json) ${statement.sql}`;
    const [row] = (await server.context.pool.query(explained, [...statement.parameters])).rows;
    expect(JSON.stringify(row)).toMatch(/reference_by_(kind_and_)?place/);
    return blocksOf(row["QUERY PLAN"][0].Plan);
  };
  const first = await cost({});
  expect(await cost({ after })).toBeLessThanOrEqual(first * 2);
  expect(await cost({ after: nearTheEnd })).toBeLessThanOrEqual(first * 2);
  expect(await cost({ group: "answered" })).toBeLessThanOrEqual(first * 2);
  expect(await cost({ group: "waiting", kind: "employment" })).toBeLessThanOrEqual(first * 2);
});
