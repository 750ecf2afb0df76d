import { expect, test } from "vitest";
import { aConnector, comeBack, connectBank, leadsTo, startBank, stateOf } from "../../test/bank.ts";
import { aTaxpayer, linkTax, startTax } from "../../test/tax.ts";
import { startTestServer } from "../../test/test-server.ts";
import { tidyUpHandler } from "./tidy-up.ts";

test("INT-07 (in part) the ways to a bank are forgotten a day after their end, and a token that no job has used; the connection stays", async () => {
  const server = await startTestServer();
  const { pool } = server.context;
  const { client, uuid } = await aConnector(server);
  const left = async (): Promise<number> => (await pool.query("select 1 from provider_flow")).rows.length;
  const age = (interval: string) =>
    pool.query("update provider_flow set expires_at = expires_at - $1::interval", [interval]);
  const tidyUp = () => tidyUpHandler.run({}, server.context);
  await connectBank(client, uuid);
  const unused = stateOf(await startBank(client, uuid));

  await age("23 hours");
  await tidyUp();
  expect(await left()).toBe(2);
  const late = await comeBack(client, { state: unused, code: "c" });
  expect(leadsTo(late)).toMatchObject({ related_object_uuid: uuid, success: "true" });

  await age("2 hours");
  const fresh = stateOf(await startBank(client, uuid));
  await tidyUp();
  expect(await left()).toBe(1);
  expect(leadsTo(await comeBack(client, { state: unused, code: "c" }))).toMatchObject({
    pathname: "/dashboard",
  });
  expect(leadsTo(await comeBack(client, { state: fresh, code: "c" }))).toMatchObject({ success: "true" });
  const token = async () =>
    (await pool.query("select sealed_token from bank_connection")).rows[0].sealed_token;
  expect(await token()).not.toBeNull();
  await pool.query("update bank_connection set connected_at = connected_at - interval '25 hours'");
  await tidyUp();
  expect(await token()).toBeNull();
  const { rows } = await pool.query("select bank from income_source where id = $1", [uuid]);
  expect(rows).toEqual([{ bank: "connected" }]);
});

test("INT-07 (in part) a National Insurance number is forgotten once nobody can come back with it, or after a day without a job", async () => {
  const server = await startTestServer();
  const { pool } = server.context;
  const { client, uuid } = await aTaxpayer(server);
  const kept = async (table: "provider_flow" | "tax_link"): Promise<readonly boolean[]> =>
    (await pool.query(`select sealed_nino is not null as kept from ${table} order by 1`)).rows.map(
      (row) => row.kept,
    );
  const tidyUp = () => tidyUpHandler.run({}, server.context);
  await linkTax(client, uuid);
  await startTax(client, uuid);
  await tidyUp();
  expect([await kept("provider_flow"), await kept("tax_link")]).toEqual([[false, true], [true]]);
  await pool.query("update provider_flow set expires_at = now() - interval '1 second'");
  await pool.query("update tax_link set connected_at = connected_at - interval '23 hours'");
  await tidyUp();
  expect([await kept("provider_flow"), await kept("tax_link")]).toEqual([[false, false], [true]]);
  await pool.query("update tax_link set connected_at = connected_at - interval '2 hours'");
  await tidyUp();
  expect([await kept("provider_flow"), await kept("tax_link")]).toEqual([[false, false], [false]]);
});
