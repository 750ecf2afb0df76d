import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { readFigures } from "../../figures/read-figures.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { seededPeople } from "./people.ts";
import { seedDesk } from "./seed-desk.ts";
import { seedFigures } from "./seed-figures.ts";
import { seedPeople } from "./seed-people.ts";
import { addTeam } from "./staff.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await inTransaction(server.context, { kind: "job", name: "test" }, async (work) => {
    await seedPeople(work, seededPeople);
    const reviewers = await addTeam(work);
    await seedDesk(work, reviewers);
    await seedFigures(work, [reviewers.priya, reviewers.lucia]);
  });
});
afterAll(() => server.close());

test("no seeded group is decided more often than it was received until then", async () => {
  const { rows } = await sql<{ readonly name: string; readonly decided: number; readonly received: number }>`
    select g.policy || ' ' || g."grouping" || '=' || g.value || ' ' || g.month as name,
      coalesce(sum(c.count) filter (where c.measure like 'outcome/%'), 0)::int as decided,
      coalesce(sum(c.count) filter (where c.measure = 'received'), 0)::int as received
    from (select distinct policy, "grouping", value, month from figure_count where "grouping" not in ('reviewer', 'route', 'right')) g
      join figure_count c on c.policy = g.policy and c."grouping" = g."grouping" and c.value = g.value and c.month <= g.month
    group by 1`.execute(server.context.db);
  expect(rows.filter(({ decided }) => decided > 0).length).toBeGreaterThan(20);
  expect(rows.filter(({ decided, received }) => decided > received)).toEqual([]);
});

test("the figures of the demo tell more cases received than decided, and no small group", async () => {
  const asked = { period: "three_months", agencyId: undefined, policy: undefined } as const;
  const { shown } = await readFigures(server.context.db, asked, server.context.today());
  const { decided, received } = shown.total;
  expect(decided).toBeGreaterThan(100);
  expect(received).toBeGreaterThan(decided ?? 0);
  expect(shown.checks.total.recorded).toBeGreaterThan(50);
  expect(shown.checks.groups.right.map(({ value }) => value)).toEqual(["unlimited", "time_limited"]);
  const told = shown.groups.flatMap(({ groups }) =>
    groups.flatMap((group) => [group.decided, group.received]),
  );
  expect(told.filter((count) => count !== null && count > 0 && count < 10)).toEqual([]);
});
