import { sql } from "kysely";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/test-server.ts";

test("a statement is prepared once per connection, by a name made from its text", async () => {
  const { context } = await startTestServer();
  await context.db.connection().execute(async (connection) => {
    const partyNamed = (id: string) =>
      connection.selectFrom("party").select("id").where("id", "=", id).execute();
    await partyNamed("00000000-0000-0000-0000-000000000001");
    await partyNamed("00000000-0000-0000-0000-000000000002");
    const { rows } = await sql<{ times: number }>`select (generic_plans + custom_plans)::int as times
      from pg_prepared_statements where statement like 'select "id" from "party"%'`.execute(connection);
    expect(rows).toEqual([{ times: 2 }]);
  });
});
