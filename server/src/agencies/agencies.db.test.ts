import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { agencyNamed, keepOwnAgency, listAgencies } from "./agencies.ts";

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const known = () => listAgencies(server.context.db);
const own = async () => (await known()).filter(({ isOwn }) => isOwn);

test("applications that begin at once with a new agency share one row", async () => {
  const { db } = server.context;
  const add = (name: string) => db.transaction().execute((tx) => agencyNamed(tx, name));
  const ids = await Promise.all(["Harbour Homes", "harbour homes", " Harbour Homes "].map(add));
  expect(new Set(ids).size).toBe(1);
  expect(await known()).toHaveLength(1);
});

describe("the provider's own agency", () => {
  test("is added once, although several servers start at once", async () => {
    const { db } = server.context;
    await Promise.all([1, 2, 3].map(() => keepOwnAgency(db, "Quillfield")));
    expect(await known()).toEqual([{ id: expect.any(String), name: "Quillfield", isOwn: true }]);
  });

  test("follows the provider's new name and keeps its applications", async () => {
    const { db } = server.context;
    await keepOwnAgency(db, "Quillfield");
    const [before] = await own();
    await keepOwnAgency(db, "Quillfield Homes");
    expect(await own()).toEqual([{ ...before, name: "Quillfield Homes" }]);
    expect(await known()).toHaveLength(1);
  });

  test("is the agency that has the name already", async () => {
    const { db } = server.context;
    await keepOwnAgency(db, "Quillfield");
    await db.transaction().execute((tx) => agencyNamed(tx, "Harbour Homes"));
    await keepOwnAgency(db, "Harbour Homes");
    expect((await known()).map(({ name, isOwn }) => [name, isOwn])).toEqual([
      ["Harbour Homes", true],
      ["Quillfield", false],
    ]);
  });
});
