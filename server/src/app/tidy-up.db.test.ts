import { expect, test } from "vitest";
import { startCase } from "../../test/cases.ts";
import { aHouse } from "../../test/house.ts";
import { aVisitor, signIn } from "../../test/visitor.ts";
import { tidyUpHandler } from "./tidy-up.ts";

test("AUTH-04 what is over of signing in is not kept: links, strangers' addresses, sessions", async () => {
  const house = await aHouse({ SELF_SIGNUP: "false" });
  const { pool } = house.context;
  await startCase(house, { email: "known@example.com" });
  const emails = async () =>
    (await pool.query("select email from sign_in_request order by email")).rows.map(({ email }) => email);
  await signIn(house, "known@example.com");
  await aVisitor(house).post("/auth/one-time-link", { email: "stranger@example.com" });
  await house.runJobs();
  await tidyUpHandler.run({}, house.context);
  expect(await emails()).toEqual(["known@example.com", "stranger@example.com"]);

  for (const column of [
    "sign_in_link.expires_at",
    "sign_in_request.created_at",
    "session_family.expires_at",
  ]) {
    const [table, name] = column.split(".");
    await pool.query(`update ${table} set ${name} = ${name} - interval '8 days'`);
  }
  await signIn(house, "known@example.com");
  await pool.query(
    "update sign_in_request set created_at = created_at - interval '8 days' where email like 'known%'",
  );
  await tidyUpHandler.run({}, house.context);
  expect(await emails()).toEqual(["known@example.com"]);
  const { rows } = await pool.query(
    "select (select count(*) from sign_in_link)::int as links, (select count(*) from session_family)::int as sessions",
  );
  expect(rows[0]).toEqual({ links: 1, sessions: 1 });
});
