import { type CaseFilters, noCaseFilters } from "@latchkey/domain/review/case-filters.ts";
import { queueFilters } from "@latchkey/domain/review/queue-views.ts";
import type { FastifyInstance } from "fastify";
import { type Kysely, sql } from "kysely";
import { issueAccessToken } from "../server/src/accounts/access-token.ts";
import { startSession } from "../server/src/accounts/sessions.ts";
import { type AppContext, buildContext } from "../server/src/app/context.ts";
import { seedDemo } from "../server/src/app/seeds/seed-demo.ts";
import { buildServer } from "../server/src/app/server.ts";
import { listApplications } from "../server/src/applications/list-applications.ts";
import { readConfig } from "../server/src/platform/config/config.ts";
import type { Schema } from "../server/src/platform/db/schema.ts";
import { newWrappedKey } from "../server/src/platform/keys/data-keys.ts";
import { inTransaction } from "../server/src/platform/work/work.ts";
import { closedApplications } from "../server/src/review/own-party.ts";
import { countQueue, type QueueAsked, queueStatement, readQueue } from "../server/src/review/queue.ts";
import { inviteStaff } from "../server/src/staff/staff-members.ts";
import { agencyLists } from "./agency-lists.ts";
import { type Figure, percentile } from "./support/figures.ts";
import { ownerOf } from "./support/owner.ts";
import { inFolder } from "./support/processes.ts";

/**
 * The reviewers' queue with a hundred thousand cases of three hundred agencies, a tenth of them open: what a page reads at any depth, how long a search
 * takes, and how long the server takes to answer the pages of the desk.
 */

const CASES = 100_000;
const PART = 5_000;
const AGENCIES = 300;
const REQUESTS = 60;

/** Copies of one seeded case, with names of their own. What is not read by the desk is left out. */
const multiply = async (db: Kysely<Schema>): Promise<void> => {
  await sql`create temporary table pattern as select p.* from party p join application a on a.id = p.application_id
    where p.role = 'tenant' order by p.number limit 1`.execute(db);
  await sql`insert into account (id, email, language)
    select md5('account' || n)::uuid, 'person' || n || '@example.com', 'en' from generate_series(1, ${CASES}::int) n`.execute(
    db,
  );
  await sql`insert into agency (id, name)
    select md5('agency' || n)::uuid, 'Agency ' || n from generate_series(0, ${AGENCIES - 1}::int) n`.execute(
    db,
  );
  // In parts, each well within the time of a statement.
  for (let first = 1; first <= CASES; first += PART) {
    await sql`insert into application (id, property_address, property_country, monthly_rent_minor, currency, tenancy_start, term_months,
        agency_id, reference, policy, policy_version, criteria, timing, language)
      select md5('application' || n)::uuid, n || ' Alder Row, Leeds LS' || n % 30, 'SCT', 95000, 'GBP', date '2026-12-01' + n / 10 % 365, 12,
        md5('agency' || n / 10 % ${AGENCIES}::int)::uuid, 'QF-' || n, a.policy, a.policy_version, a.criteria, a.timing, 'en'
      from generate_series(${first}::int, ${first + PART - 1}::int) n, application a where a.id = (select application_id from pattern)`.execute(
      db,
    );
    await sql`insert into party (id, application_id, account_id, role, rent_share_minor, invited_first_name, invited_last_name,
        sections, conditions, wrapped_key)
      select md5('party' || n)::uuid, md5('application' || n)::uuid, md5('account' || n)::uuid, 'tenant', 95000,
        (array['Amara', 'Lukas', 'Sophie', 'Tomasz', 'Giulia', 'Maria', 'Joao'])[n % 7 + 1], 'Surname' || n % 5000,
        p.sections, p.conditions, p.wrapped_key
      from generate_series(${first}::int, ${first + PART - 1}::int) n, pattern p`.execute(db);
    await sql`insert into queue_entry (party_id, application_id, status, rank, since, submitted_at, due_on, is_answer, agency_id, policy, move_in,
      country, needs, words)
    select p.id, p.application_id,
      case when n % 10 > 0 then 'decided' when n % 20 = 0 then 'submitted' else 'collecting' end,
      case when n % 10 > 0 then 3 when n % 20 = 0 then 0 else 2 end,
      now() - make_interval(mins => n::int), now() - make_interval(mins => n::int),
      case when n % 20 = 0 then current_date - (n / 1440)::int + 3 end, false,
      a.agency_id, a.policy, a.tenancy_start, 'SCT',
      case when n / 20 % 8 = 0 then array['LANGUAGE_PT'] when n / 20 % 3 = 0 then array['SELF_EMPLOYED'] else '{}'::text[] end,
      array_to_tsvector(array['lk', p.number::text, lower(p.invited_first_name), lower(p.invited_last_name), 'person' || n, 'example',
        'com', n::text, 'alder', 'row', 'leeds', 'ls' || n % 30])
    from generate_series(${first}::int, ${first + PART - 1}::int) n join party p on p.id = md5('party' || n)::uuid
      join application a on a.id = p.application_id`.execute(db);
    await sql`insert into progress_item (application_id, party_id, section, completed_steps, answers, started_at)
      select md5('application' || n)::uuid, md5('party' || n)::uuid, 'IDENTITY', '{}', '{}', now()
      from generate_series(${first}::int, ${first + PART - 1}::int) n`.execute(db);
  }
};

/** Agencies read the outcome of each decided case. */
const decide = async (db: Kysely<Schema>, staffId: string): Promise<void> => {
  for (let first = 1; first <= CASES; first += PART) {
    await sql`insert into decision (application_id, party_id, outcome, reasons, conditions, state, needs_second, inputs, policy, policy_version,
        criteria, proposed_by, final_at)
      select q.application_id, q.party_id, 'accepted', '{}', '{}', 'final', false, '{}', a.policy, a.policy_version, a.criteria, ${staffId}::uuid, q.since
      from generate_series(${first}::int, ${first + PART - 1}::int) n join queue_entry q on q.party_id = md5('party' || n)::uuid
        join application a on a.id = q.application_id where q.status = 'decided'`.execute(db);
  }
};

/** A tenth of all cases are the reviewer's. */
const assignSome = async (db: Kysely<Schema>, staffId: string): Promise<void> => {
  await sql`update queue_entry set reviewer_id = ${staffId} where right(party_id::text, 1) = '0'`.execute(db);
};

const analyse = async (context: AppContext): Promise<void> => {
  const owner = ownerOf(context);
  for (const table of [
    "queue_entry",
    "party",
    "application",
    "account",
    "agency",
    "progress_item",
    "decision",
  ]) {
    await owner.query(`vacuum analyze ${table}`);
  }
  await owner.end();
};

interface PlanNode {
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
}

/** Pages of the database that a statement reads, cached or not. */
const buffersOf = async (db: Kysely<Schema>, asked: QueueAsked): Promise<number> => {
  const [row] = await queueStatement(db, asked).explain("json", sql`analyze, buffers`);
  const [{ Plan: plan }] = Object.values(row ?? {})[0] as [{ Plan: PlanNode }];
  return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
};

const timesOf = async (work: () => Promise<unknown>): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let count = 0; count < REQUESTS; count += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times;
};

const p95Of = async (work: () => Promise<unknown>): Promise<number> => {
  await timesOf(work);
  return percentile(await timesOf(work), 0.95);
};

const OPEN = { filter: "open", order: "wait", search: "", only: noCaseFilters, after: undefined } as const;

const FILTERS: readonly Partial<CaseFilters>[] = [
  { status: "collecting" },
  { from: "2027-01-01", to: "2027-01-31" },
  { from: "2027-01-01" },
  { deadline: "2027-01-31" },
];

const applicationsOf = (db: Kysely<Schema>, staffId: string, given: Partial<QueueAsked>) =>
  listApplications(db, {
    after: undefined,
    limit: 50,
    except: closedApplications(staffId),
    filters: { narrowing: { search: "", only: noCaseFilters, ...given } },
  });

/** The most buffers of a page under each filter, in the open and in the closed view. */
const filteredBuffers = async (db: Kysely<Schema>, asked: QueueAsked): Promise<number> => {
  const { rows } = await sql<{ agency: string; policy: string }>`
    select agency_id as agency, policy from queue_entry order by party_id limit 1`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The queue is empty.");
  const filters = [
    ...FILTERS,
    { agency: row.agency },
    { policy: row.policy },
    { ...row, from: "2027-01-01" },
  ];
  const buffers: number[] = [];
  for (const filter of ["open", "closed"] as const) {
    for (const given of filters) {
      const filtered = { ...asked, filter, only: { ...noCaseFilters, ...given } };
      buffers.push(await buffersOf(db, filtered));
      for (const need of ["LANGUAGE_PT", "SELF_EMPLOYED", "RIGHT_TO_RENT"] as const) {
        buffers.push(await buffersOf(db, { ...filtered, need }));
      }
    }
    for (const reviewerId of [null, asked.staffId]) {
      buffers.push(await buffersOf(db, { ...asked, filter, reviewerId }));
    }
  }
  return Math.max(...buffers);
};

/** Measures the first page of every view, also of one without cases. */
const buffersOfViews = async (db: Kysely<Schema>, asked: QueueAsked): Promise<readonly number[]> => {
  const buffers: number[] = [];
  for (const filter of queueFilters) {
    buffers.push(await buffersOf(db, { ...asked, filter }));
    buffers.push(await buffersOf(db, { ...asked, filter, need: "LANGUAGE_PT" }));
  }
  return buffers;
};

/** A cursor so many pages in. */
const cursorAfter = async (
  db: Kysely<Schema>,
  asked: QueueAsked,
  pages: number,
): Promise<string | undefined> => {
  let after: string | undefined;
  for (let page = 0; page < pages; page += 1) {
    const { next } = await readQueue(db, { ...asked, after });
    after = next ?? after;
  }
  return after;
};

const staffOf = async (context: AppContext) => {
  const staffId = await inTransaction(context, { kind: "job", name: "bench" }, (work) =>
    inviteStaff(work, {
      email: "priya@quillfield.example",
      name: "Priya Nair",
      roles: ["REVIEWER"],
    }),
  );
  if (staffId === undefined) throw new Error("Nobody was invited.");
  const session = await startSession(
    context.db,
    { audience: "staff", ownerId: staffId },
    context.config.session,
  );
  const bearer = { staffId, sessionId: session.familyId };
  return { staffId, access: issueAccessToken(context.keyring, bearer, context.nowSeconds()).access };
};

/** The copies have the pattern's key, which opens nothing of theirs. */
const giveOwnKey = async ({ db, keyring }: AppContext, partyId: string): Promise<void> => {
  await db
    .updateTable("party")
    .set({ wrapped_key: newWrappedKey(keyring, partyId) })
    .where("id", "=", partyId)
    .execute();
};

const asking = (app: FastifyInstance, access: string) => async (query: string) => {
  const { statusCode, json } = await app.inject({
    method: "POST",
    url: "/console/graphql",
    headers: { authorization: `Bearer ${access}`, "content-type": "application/json" },
    payload: JSON.stringify({ query }),
  });
  const { errors } = json();
  if (statusCode !== 200 || errors) throw new Error(JSON.stringify(errors));
};

const ROW = `partyId number firstName lastName home moveIn status since submittedAt isAnswer reviewer { name } heldUntil sections { name progress }`;

export const queue = (): Promise<readonly Figure[]> =>
  inFolder(async (folder) => {
    const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "fatal", REQUESTS_PER_MINUTE: "1000000" });
    const context = await buildContext(config);
    const app = await buildServer(context);
    try {
      await seedDemo(context);
      const { db } = context;
      const { staffId, access } = await staffOf(context);
      // One connection: the pattern is a temporary table.
      await db.connection().execute(multiply);
      await decide(db, staffId);
      await assignSome(db, staffId);
      await analyse(context);
      const ask = asking(app, access);
      const asked: QueueAsked = { ...OPEN, staffId, today: context.today() };
      const deep = await cursorAfter(db, asked, 100);
      const closed: QueueAsked = { ...asked, filter: "closed" };
      const deepClosed = await cursorAfter(db, closed, 200);
      const { rows } = await readQueue(db, asked);
      await giveOwnKey(context, rows[0]?.partyId ?? "");
      const buffers = Math.max(
        await buffersOf(db, asked),
        await buffersOf(db, { ...asked, after: deep }),
        await buffersOf(db, { ...closed, after: deepClosed }),
        ...(await buffersOfViews(db, asked)),
      );
      const search = (words: string) => readQueue(db, { ...asked, search: words });
      return [
        ...(await agencyLists(context)),
        {
          name: "queue, a page at any depth of 100,000 cases",
          value: buffers,
          unit: "buffers",
          most: 600,
          budget: 650,
        },
        {
          name: "queue, a filtered page of 100,000 cases",
          value: await filteredBuffers(db, asked),
          unit: "buffers",
          most: 600,
          budget: 650,
        },
        {
          name: "queue, search by a surname, p95",
          value: await p95Of(() => search("surname4321")),
          unit: "ms",
          most: 10,
          budget: 40,
        },
        {
          name: "queue, search by a common name, p95",
          value: await p95Of(() => search("amara leeds")),
          unit: "ms",
          most: 100,
        },
        {
          name: "applications, search by a surname, p95",
          value: await p95Of(() => applicationsOf(db, staffId, { search: "surname4321" })),
          unit: "ms",
          most: 20,
          budget: 60,
        },
        {
          name: "applications, search by a common name, p95",
          value: await p95Of(() => applicationsOf(db, staffId, { search: "amara leeds" })),
          unit: "ms",
          most: 150,
        },
        {
          name: "applications, under a filter of most, p95",
          value: await p95Of(() =>
            applicationsOf(db, staffId, { only: { ...noCaseFilters, status: "decided" } }),
          ),
          unit: "ms",
          most: 100,
        },
        {
          name: "queue, counts, p95",
          value: await p95Of(() => countQueue(db, asked)),
          unit: "ms",
          most: 100,
        },
        {
          name: "queue, an answer of the server, p95",
          value: await p95Of(() => ask(`{ queue(filter: OPEN, search: "") { next rows { ${ROW} } } }`)),
          unit: "ms",
          most: 100,
          budget: 300,
        },
        {
          name: "case, an answer of the server, p95",
          value: await p95Of(() =>
            ask(
              `{ dossier(partyId: "${rows[0]?.partyId}") { id items { section rows { step answer { parts { kind value names } } } } documents { id } references { id } notes { text } events { kind } application { people { firstName } affordability { isMet } } } }`,
            ),
          ),
          unit: "ms",
          most: 100,
          budget: 300,
        },
        {
          name: "deciding, an answer of the server, p95",
          value: await p95Of(() =>
            ask(
              `{ decisionDesk(partyId: "${rows[0]?.partyId}", language: en) { id calculated documents { documentId } references { id } blocked { block } earlier { id } colleagues { name } waitsFor { firstName } previews { theirs { lines } yours { lines } } } }`,
            ),
          ),
          unit: "ms",
          most: 100,
          budget: 300,
        },
      ];
    } finally {
      await app.close();
      await context.close();
    }
  });
