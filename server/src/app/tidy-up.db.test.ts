import { expect, test } from "vitest";
import { newClient, signIn } from "../../test/client.ts";
import { startSingle } from "../../test/parties.ts";
import { startTestServer } from "../../test/test-server.ts";
import { tidyUpHandler } from "./tidy-up.ts";

test("AUTH-04 old links, unknown addresses and ended sessions are not kept", async () => {
  const server = await startTestServer({ SELF_SIGNUP: "false" });
  const { pool } = server.context;
  await startSingle(server, { email: "known@example.com" });
  const emails = async () =>
    (await pool.query("select email from sign_in_request order by email")).rows.map(({ email }) => email);
  await signIn(server, "known@example.com");
  await newClient(server).post("/auth/one-time-link", { email: "stranger@example.com" });
  await server.runJobs();
  await tidyUpHandler.run({}, server.context);
  expect(await emails()).toEqual(["known@example.com", "stranger@example.com"]);

  for (const column of [
    "sign_in_link.expires_at",
    "sign_in_request.created_at",
    "session_family.expires_at",
  ]) {
    const [table, name] = column.split(".");
    await pool.query(`update ${table} set ${name} = ${name} - interval '8 days'`);
  }
  await signIn(server, "known@example.com");
  await pool.query(
    "update sign_in_request set created_at = created_at - interval '8 days' where email like 'known%'",
  );
  await tidyUpHandler.run({}, server.context);
  expect(await emails()).toEqual(["known@example.com"]);
  const { rows } = await pool.query(
    "select (select count(*) from sign_in_link)::int as links, (select count(*) from session_family)::int as sessions",
  );
  expect(rows[0]).toEqual({ links: 1, sessions: 1 });
});

test("a limit per day is not forgotten before its day is over", async () => {
  const server = await startTestServer({ ADDRESS_CALLS_PER_DAY: "1" });
  const { pool, limiter } = server.context;
  const actor = { kind: "visitor", network: "192.0.2.7" } as const;
  for (const name of ["address-calls", "requests"] as const) await limiter.take(name, actor);
  const names = async () => (await pool.query("select name from rate_counter")).rows.map(({ name }) => name);
  const age = (interval: string) =>
    pool.query("update rate_counter set window_start = now() - $1::interval", [interval]);

  await age("23 hours");
  await tidyUpHandler.run({}, server.context);
  expect(await names()).toEqual(["address-calls"]);
  await age("26 hours");
  await tidyUpHandler.run({}, server.context);
  expect(await names()).toEqual([]);
});
