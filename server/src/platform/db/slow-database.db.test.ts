import { expect, test } from "vitest";
import { signIn } from "../../../test/client.ts";
import { ME, saveFacts } from "../../../test/identity.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

/**
 * The limit of a statement is the same for every request; how long it is proves nothing here and is tested where it is
 * set (`api/applicant/limits.db.test.ts`). All connections of the pool are open: none is made later with the usual one.
 */
const withShortStatements = async (server: TestServer): Promise<void> => {
  const { pool } = server.context;
  const all = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const connection of all) {
    await connection.query("set statement_timeout = 300");
    connection.release();
  }
};

test("REL-04 (in part) an unresponsive database: a save is refused in time, leaves nothing half done, and works again later without a restart", async () => {
  const server = await startTestServer();
  const client = await signIn(server);
  await withShortStatements(server);
  const holder = await server.context.pool.connect();
  await holder.query("begin");
  await holder.query("lock table party in access exclusive mode");
  // Without an end of the server's own the lock would hold both until this test is taken as hanging.
  const [saved, read] = await Promise.all([
    client.post("/graphql", {
      query: 'mutation F { updateMe(firstName: "During") { me { uuid } } }',
    }),
    client.post("/graphql", { query: ME }),
  ]);
  for (const answer of [saved, read]) {
    expect([answer.statusCode, answer.json(), answer.headers["retry-after"]]).toEqual([
      503,
      { code: "UNAVAILABLE" },
      "5",
    ]);
  }
  await holder.query("rollback");
  holder.release();
  expect((await client.graphql(ME)).data.me.name).toEqual({ firstName: null });
  expect((await saveFacts(client, { firstName: "After" })).errors).toBeUndefined();
  expect((await client.graphql(ME)).data.me.name).toEqual({ firstName: "After" });
});
