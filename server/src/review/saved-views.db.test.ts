import { randomUUID } from "node:crypto";
import { MOST_SAVED_VIEWS } from "@latchkey/domain/review/saved-view.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, issuesOf } from "../../test/client.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

let server: TestServer;
let priya: Colleague;
let jonas: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
  jonas = await aColleague(server);
});
afterAll(() => server.close());
beforeEach(() => server.context.pool.query("delete from saved_view"));

const save = (name: string, { list = "QUEUE", query = "view=late", by = priya } = {}) =>
  askConsole(
    by,
    "mutation ($list: SavedList!, $name: String!, $query: String!) { saveView(list: $list, name: $name, query: $query) { id name query } }",
    { list, name, query },
  );

const rename = (id: string, name: string, by = priya) =>
  askConsole(by, "mutation ($id: ID!, $name: String!) { renameView(id: $id, name: $name) { name } }", {
    id,
    name,
  });

const remove = (id: string, by = priya) =>
  askConsole(by, "mutation ($id: ID!) { removeView(id: $id) }", { id });

const namesIn = async (list: string, by = priya): Promise<readonly string[]> =>
  (
    await askConsole(by, "query ($list: SavedList!) { savedViews(list: $list) { name } }", { list })
  ).data.savedViews.map(({ name }: { name: string }) => name);

const NAME_TAKEN = { name: "savedView.validations.nameTaken" };

describe("a saved view", () => {
  test("is one's own, in its list, by name", async () => {
    await save("Late");
    await save("harbour");
    await save("Late", { list: "APPLICATIONS" });
    await save("Late", { by: jonas });
    expect(await namesIn("QUEUE")).toEqual(["harbour", "Late"]);
    expect(await namesIn("APPLICATIONS")).toEqual(["Late"]);
    expect(await namesIn("QUEUE", jonas)).toEqual(["Late"]);
  });

  test("keeps of the address what its list knows", async () => {
    const query = "?view=late&after=c1&status=submitted&from=2026-02-30&next=https%3A%2F%2Felsewhere.example";
    expect((await save("Late", { query })).data.saveView.query).toBe("view=late&status=submitted");
    const inOther = await save("Late", { query, list: "APPLICATIONS" });
    expect(inOther.data.saveView.query).toBe("status=submitted");
  });

  test("has a name that no other of the list has", async () => {
    const { id } = (await save("Late")).data.saveView;
    expect(issuesOf(await save("  LATE "))).toEqual(NAME_TAKEN);
    expect(issuesOf(await save(" "))).toEqual({ name: "validation.required" });
    const other = (await save("Harbour")).data.saveView;
    expect(issuesOf(await rename(other.id, "late"))).toEqual(NAME_TAKEN);
    expect(issuesOf(await rename(other.id, "n".repeat(41)))).toEqual({ name: "validation.max_length" });
    expect((await rename(id, "LATE")).data.renameView).toEqual({ name: "LATE" });
  });

  test("is one of a name, however many are saved at once", async () => {
    const answers = await Promise.all([save("Late"), save("Late"), save("late")]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await namesIn("QUEUE")).toHaveLength(1);
  });

  test("is renamed and removed by its owner alone", async () => {
    const { id } = (await save("Late")).data.saveView;
    expect(codeOf(await rename(id, "Mine", jonas))).toBe("NOT_FOUND");
    await remove(id, jonas);
    expect(await namesIn("QUEUE")).toEqual(["Late"]);
    await rename(id, "  Later  ");
    expect(await namesIn("QUEUE")).toEqual(["Later"]);
    expect((await remove(id)).data.removeView).toBe(true);
    expect((await remove(id)).data.removeView).toBe(true);
    expect(await namesIn("QUEUE")).toEqual([]);
    expect(codeOf(await rename(randomUUID(), "Late"))).toBe("NOT_FOUND");
  });

  test("is one of twenty at most", async () => {
    for (let count = 1; count < MOST_SAVED_VIEWS; count += 1) await save(`View ${count}`);
    const lists = ["QUEUE", "APPLICATIONS"];
    const answers = await Promise.all(lists.map((list) => save("One more", { list })));
    const refused = answers.filter(({ errors }) => errors);
    expect(refused.map(issuesOf)).toEqual([{ name: "savedView.validations.tooMany" }]);
  });
});
