import { randomUUID } from "node:crypto";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { PHONE_REFRESH_PATH } from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Foreign, type IdRow, type Own, operationRows, someoneElses } from "../../test/access-matrix.ts";
import { bankOf, startBank, stateOf } from "../../test/bank.ts";
import { type Client, type GraphQLResult, newClient, signIn } from "../../test/client.ts";
import { answerIdentity, ME } from "../../test/identity.ts";
import { aJob, incomeOf, saveIncome } from "../../test/income.ts";
import { seedPeople, startSingle } from "../../test/parties.ts";
import { aHistoryItem, historyOf, saveHome } from "../../test/residence.ts";
import { routeRows } from "../../test/route-rows.ts";
import { aColleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { aPaper, uploadFile } from "../../test/upload.ts";

let server: TestServer;
let owner: Client;
let owned: Foreign;
let other: Somebody;

interface Somebody extends Own {
  readonly client: Client;
}

/** An applicant who is asked for everything, with a home and a source of income. */
const somebody = async (): Promise<Somebody> => {
  const email = `${randomUUID()}@example.com`;
  await startSingle(server, { email }, "no-references");
  const client = await signIn(server, email);
  const home = aHistoryItem();
  await saveHome(client, home);
  const { updateIncome } = (await saveIncome(client, aJob)).data;
  return { client, residenceUuid: home.uuid, incomeSourceUuid: updateIncome.incomeSource.uuid };
};

beforeAll(async () => {
  server = await openTestServer();
  await seedPeople(server);
  const { client, ...ownersThings } = await somebody();
  owner = client;
  other = await somebody();
  await answerIdentity(server, owner);
  const { me } = (await owner.graphql(ME)).data;
  const { rows } = await server.context.pool.query("select id from remedial_section limit 1");
  owned = {
    ...ownersThings,
    progressId: me.latestValidation.progress[0].id,
    documentId: me.identityDocuments[0].id,
    path: await uploadFile(server, owner, aPaper()),
    remedialUuid: rows[0].id,
  };
});
afterAll(() => server.close());

const attempts = Object.entries(operationRows).flatMap(([operation, { ids }]) =>
  Object.entries(ids).map(([argument, row]) => ({ operation, argument, ...row })),
);

/** The applicant's data, without the party's own times. */
const everythingOf = async (client: Client) => [
  (await client.graphql(ME)).data,
  await historyOf(client),
  await incomeOf(client),
];

const codeOf = ({ errors }: GraphQLResult): unknown => errors?.[0]?.extensions.code;

/** The sender of an id; a new one where that changes their data. */
const whoeverTries = async ({ unknown }: IdRow): Promise<Somebody> =>
  unknown === "one's own" ? somebody() : other;

/** The codes that a malformed id may get. */
const responses: Readonly<Record<IdRow["unknown"], readonly unknown[]>> = {
  NOT_FOUND: ["NOT_FOUND"],
  "without effect": [undefined],
  "one's own": ["NOT_FOUND", undefined],
};

describe("ACL-01 another applicant's id gets the same response as an unknown one", () => {
  test.each(attempts)("$operation, $argument: $unknown", async (attempt) => {
    const { request, unknown } = attempt;
    const own = await whoeverTries(attempt);
    const [ownersBefore, before] = [await everythingOf(owner), await everythingOf(own.client)];
    const answerTo = async (foreign: Foreign) => {
      const { query, variables } = request(foreign, own);
      const { status, data, errors } = await own.client.graphql(query, variables);
      return { status, data, errors };
    };
    const toOwned = await answerTo(owned);
    expect(toOwned).toEqual(await answerTo(someoneElses()));
    expect(codeOf(toOwned)).toBe(unknown === "NOT_FOUND" ? "NOT_FOUND" : undefined);
    expect(await everythingOf(owner)).toEqual(ownersBefore);
    if (unknown !== "one's own") expect(await everythingOf(own.client)).toEqual(before);
  });

  test.each(attempts)("$operation, $argument: nor does a malformed id", async (attempt) => {
    const { request, unknown } = attempt;
    const own = await whoeverTries(attempt);
    const [ownersBefore, before] = [await everythingOf(owner), await everythingOf(own.client)];
    for (const nonsense of ["", "x", "'; drop table applicant; --", "00000000-0000-0000-0000-00000000000"]) {
      const foreign = {
        progressId: -1,
        documentId: nonsense,
        path: nonsense,
        remedialUuid: nonsense,
        incomeSourceUuid: nonsense,
        residenceUuid: nonsense,
      };
      const { query, variables } = request(foreign, own);
      const code = codeOf(await own.client.graphql(query, variables));
      expect([nonsense, responses[unknown].includes(code), code]).toEqual([nonsense, true, code]);
    }
    expect(await everythingOf(owner)).toEqual(ownersBefore);
    if (unknown !== "one's own") expect(await everythingOf(own.client)).toEqual(before);
  });
});

/** Bodies of the right shape for every step of a sign-in. */
const SHOWN = {
  code: "123456",
  response: {
    id: "x",
    rawId: "x",
    type: "public-key",
    clientExtensionResults: {},
    response: { clientDataJSON: "e30", attestationObject: "e30", authenticatorData: "e30", signature: "e30" },
  },
};

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

  test.each(routeRows.filter(({ proof }) => proof === "state"))(
    "$route leads away without a state, and with one that is not of this browser",
    async ({ route }) => {
      const [, path = ""] = route.split(" ");
      const dialog = await startBank(owner, owned.incomeSourceUuid);
      await startBank(other.client, other.incomeSourceUuid);
      for (const client of [newClient(server), other.client, owner]) {
        for (const state of [undefined, "x", ...(client === owner ? [] : [stateOf(dialog)])]) {
          const query = new URLSearchParams({ code: "x", ...(state !== undefined && { state }) });
          const { statusCode, headers } = await client.get(`${path}?${query}`);
          expect([statusCode, headers.location]).toEqual([303, "/dashboard"]);
        }
      }
      expect((await bankOf(owner, owned.incomeSourceUuid)).bank).toBeNull();
    },
  );

  test.each(routeRows.filter(({ proof }) => proof === "pending"))(
    "$route does nothing without a sign-in that is pending, nor for an applicant or staff with a session",
    async ({ route }) => {
      const [method = "", path = ""] = route.split(" ");
      const colleague = await aColleague(server);
      for (const client of [newClient(server), owner, colleague.client]) {
        const response = method === "GET" ? await client.get(path) : await client.post(path, SHOWN);
        expect([401, 410]).toContain(response.statusCode);
      }
    },
  );

  test("routes that need a cookie refuse requests without one", async () => {
    const client = newClient(server);
    expect((await client.get("/auth/token/refresh")).statusCode).toBe(401);
    expect((await client.get("/auth/token/logout")).statusCode).toBe(303);
    expect((await client.get(PHONE_REFRESH_PATH)).statusCode).toBe(401);
    expect((await client.get(staffPages.auth.refresh)).statusCode).toBe(401);
    expect((await client.get(staffPages.auth.endSession)).statusCode).toBe(303);
  });
});
