import { expect, test } from "vitest";
import { aHouse } from "../../../test/house.ts";
import { ME, saveFacts } from "../../../test/identity.ts";
import { signIn } from "../../../test/visitor.ts";

test("REL-04 a database that does not answer: a save is refused in time, leaves nothing half done, and goes on afterwards without a restart", async () => {
  const house = await aHouse();
  const visitor = await signIn(house);
  const holder = await house.context.pool.connect();
  await holder.query("begin");
  await holder.query("lock table party in access exclusive mode");
  // Without an end of the server's own the lock would hold both until this test is taken as hanging.
  const [saved, read] = await Promise.all([
    visitor.post("/graphql", {
      query: 'mutation F { updateMe(firstName: "During") { me { uuid } } }',
    }),
    visitor.post("/graphql", { query: ME }),
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
  expect((await visitor.graphql(ME)).data.me.name).toEqual({ firstName: null });
  expect((await saveFacts(visitor, { firstName: "After" })).errors).toBeUndefined();
  expect((await visitor.graphql(ME)).data.me.name).toEqual({ firstName: "After" });
});
