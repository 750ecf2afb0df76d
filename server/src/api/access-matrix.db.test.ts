import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Foreign, operationRows, routeRows, someoneElses } from "../../test/access-matrix.ts";
import { seedPeople } from "../../test/cases.ts";
import { type Client, type GraphQLResult, newClient, signIn } from "../../test/client.ts";
import { answerIdentity, ME } from "../../test/identity.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { uploadFile } from "../../test/upload.ts";

let server: TestServer;
let owner: Client;
let other: Client;
let owned: Foreign;

beforeAll(async () => {
  server = await openTestServer();
  await seedPeople(server);
  owner = await signIn(server);
  other = await signIn(server);
  await answerIdentity(server, owner);
  const { me } = (await owner.graphql(ME)).data;
  const { rows } = await server.context.pool.query(
    "select (select id from remedial_section limit 1) as remedial, (select id from income_source limit 1) as income",
  );
  owned = {
    progressId: me.latestValidation.progress[0].id,
    documentId: me.identityDocuments[0].id,
    path: await uploadFile(server, owner),
    remedialUuid: rows[0].remedial,
    incomeSourceUuid: rows[0].income,
    residenceUuid: randomUUID(),
  };
});
afterAll(() => server.close());

const attempts = Object.entries(operationRows).flatMap(([operation, { ids }]) =>
  Object.entries(ids).map(([argument, row]) => ({ operation, argument, ...row })),
);

/** What both of them have, apart from the case's own times. */
const everything = async (): Promise<string> =>
  JSON.stringify([(await owner.graphql(ME)).data, (await other.graphql(ME)).data]);

const codeOf = ({ errors }: GraphQLResult): unknown => errors?.[0]?.extensions.code;

describe("ACL-01 another applicant's id gets the same response as an unknown one", () => {
  test.each(attempts)("$operation, $argument: $unknown", async ({ request, unknown }) => {
    const before = await everything();
    const answerTo = async (foreign: Foreign) => {
      const { query, variables } = request(foreign);
      const { status, data, errors } = await other.graphql(query, variables);
      return { status, data, errors };
    };
    const toOwned = await answerTo(owned);
    expect(toOwned).toEqual(await answerTo(someoneElses()));
    expect(codeOf(toOwned)).toBe(unknown === "NOT_FOUND" ? "NOT_FOUND" : undefined);
    expect(await everything()).toBe(before);
  });

  test.each(attempts)("$operation, $argument: nor does a malformed id", async ({ request, unknown }) => {
    const before = await everything();
    for (const nonsense of ["", "x", "'; drop table applicant; --", "00000000-0000-0000-0000-000000000000"]) {
      const { query, variables } = request({
        progressId: -1,
        documentId: nonsense,
        path: nonsense,
        remedialUuid: nonsense,
        incomeSourceUuid: nonsense,
        residenceUuid: nonsense,
      });
      const answer = await other.graphql(query, variables);
      expect([nonsense, codeOf(answer)]).toEqual([
        nonsense,
        unknown === "NOT_FOUND" ? "NOT_FOUND" : undefined,
      ]);
    }
    expect(await everything()).toBe(before);
  });
});

/** The router's printed route tree: a child's path continues its parent's; a part that many begin with has no methods. */
const routesIn = (drawing: string): readonly string[] => {
  const parents: string[] = [];
  return drawing.split("\n").flatMap((line) => {
    const [, branch = "", path = "", methods = ""] =
      /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (!path) return [];
    const depth = branch.length / 4;
    parents[depth] = (depth > 0 ? (parents[depth - 1] ?? "") : "") + path;
    return methods
      .split(", ")
      .filter((method) => method !== "" && method !== "HEAD")
      .map((method) => `${method} ${parents[depth]}`);
  });
};

describe("ACL-02 the routes", () => {
  test("are exactly those of the matrix", async () => {
    await server.app.ready();
    const found = routesIn(server.app.printRoutes());
    expect(found.toSorted()).toEqual(routeRows.map(({ route }) => route).toSorted());
  });

  test.each(routeRows.filter(({ proof }) => proof === "bearer"))(
    "$route is 401 without a token, and with a bad one",
    async ({ route }) => {
      const [method, url] = route.split(" ") as ["GET" | "POST", string];
      for (const authorization of [undefined, "Bearer x", "Bearer a.b.c", "Basic eDp5", "bearer"]) {
        const headers = { "content-type": "application/json", ...(authorization ? { authorization } : {}) };
        const response = await server.app.inject({
          method,
          url,
          headers,
          ...(method === "POST" ? { payload: "{}" } : {}),
        });
        expect(response.statusCode).toBe(401);
      }
    },
  );

  test.each(routeRows.filter(({ proof }) => proof === "reference"))(
    "$route is 404 for nobody, and for an applicant",
    async ({ route }) => {
      const [method = "GET", path = ""] = route.split(" ");
      for (const token of [undefined, "x", "a.b.c", owner.access]) {
        const response = await server.app.inject({
          method: method as "GET",
          url: path.replace(":uuid", crypto.randomUUID()),
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
          ...(method === "PUT" ? { payload: {} } : {}),
        });
        expect([response.statusCode, response.json()]).toEqual([404, { code: "NOT_FOUND" }]);
      }
    },
  );

  test("routes that need a cookie refuse requests without one", async () => {
    const client = newClient(server);
    expect((await client.get("/auth/token/refresh")).statusCode).toBe(401);
    expect((await client.get("/auth/token/logout")).statusCode).toBe(303);
  });
});
