import { REFRESH_PATH, SESSION_MARK } from "@latchkey/domain/vocabulary/wire.ts";
import { gql } from "urql";
import { describe, expect, test, vi } from "vitest";
import { createSession } from "../session/session.ts";
import { eventually } from "../testing/eventually.ts";
import { byUuid } from "./cache-keys.ts";
import { type ConnectionEnvironment, createConnection } from "./connection.ts";

const START = Date.parse("2026-03-12T10:00:00Z");

const Me = gql<{ me: { uuid: string; email: string } }, Record<string, never>>`
  query Me {
    me {
      uuid
      email
    }
  }
`;

const me = (email = "amara@example.com") =>
  Response.json({ data: { me: { __typename: "Me", uuid: "u1", email } } });

const aServer = (isExpected?: ConnectionEnvironment["isExpected"]) => {
  let tokens = 0;
  const refresh = vi.fn(async () => {
    tokens += 1;
    return Response.json(
      { access: `token-${tokens}`, access_exp_time: START / 1000 + 600 },
      { headers: { date: new Date(START).toUTCString() } },
    );
  });
  const graphql = vi.fn(async (_init: RequestInit | undefined) => me());
  const report = vi.fn();
  const session = createSession({
    mark: SESSION_MARK,
    refreshPath: REFRESH_PATH,
    fetch: refresh,
    now: () => START,
    cookies: () => "latchkey_session=1",
    channel: undefined,
    exclusively: (work) => work(),
  });
  const connection = createConnection({
    url: "/graphql",
    keys: { Me: byUuid },
    session,
    reporter: { report },
    ...(isExpected && { isExpected }),
    fetch: (_input, init) => graphql(init),
  });
  const ask = () => connection.client().query(Me, {}).toPromise();
  return { session, connection, refresh, graphql, report, ask };
};

const bearer = (init: RequestInit | undefined) => new Headers(init?.headers).get("authorization");

describe("authorisation", () => {
  test("FRM-320 FRM-321 FRM-349 every call is a POST with credentials and the bearer token", async () => {
    const { ask, graphql } = aServer();
    expect((await ask()).data?.me.email).toBe("amara@example.com");
    const [init] = graphql.mock.calls[0] ?? [];
    expect(init).toMatchObject({ method: "POST", credentials: "include" });
    expect(bearer(init)).toBe("Bearer token-1");
  });

  test("FRM-380 (in part) a 401 fetches a new token and retries once, unreported", async () => {
    const { ask, graphql, report, session } = aServer();
    await session.start();
    graphql.mockResolvedValueOnce(new Response("", { status: 401 }));
    expect((await ask()).data?.me.uuid).toBe("u1");
    expect(graphql.mock.calls.map(([init]) => bearer(init))).toEqual(["Bearer token-1", "Bearer token-2"]);
    expect(report).not.toHaveBeenCalled();
  });

  test("an expired session holds the request until somebody signs in", async () => {
    const { ask, graphql, refresh, session } = aServer();
    refresh.mockResolvedValueOnce(new Response("", { status: 401 }) as never);
    const answer = ask();
    await eventually(() => expect(session.snapshot().expired).toBe(true));
    expect(graphql).not.toHaveBeenCalled();
    session.apply({ access: "after-sign-in", expiresIn: 600 });
    expect((await answer).data?.me.uuid).toBe("u1");
    expect(bearer(graphql.mock.calls[0]?.[0])).toBe("Bearer after-sign-in");
  });
});

describe("an operation", () => {
  const sent = async (query: typeof Me) => {
    const { connection, graphql } = aServer();
    expect((await connection.client().query(query, {}).toPromise()).data?.me.uuid).toBe("u1");
    return JSON.parse(String(graphql.mock.calls[0]?.[0]?.body));
  };

  test("is sent by the hash that the build gave it, without its text", async () => {
    const built = gql<{ me: { uuid: string; email: string } }, Record<string, never>>`
      query Built { me { uuid } }
    `;
    expect(await sent(Object.assign(built, { documentId: "a1b2" }))).toEqual({
      operationName: "Built",
      extensions: { persistedQuery: { version: 1, sha256Hash: "a1b2" } },
    });
  });

  test("is sent as its text where nothing was built", async () => {
    const { query, extensions } = await sent(Me);
    expect(query).toContain("query Me");
    expect(extensions).toBeUndefined();
  });
});

describe("logout", () => {
  test("FRM-207 stops the running queries", async () => {
    const { ask, graphql, session, report } = aServer();
    let signal: AbortSignal | null | undefined;
    graphql.mockImplementation((init) => {
      signal = init?.signal;
      return new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      });
    });
    void ask();
    await eventually(() => expect(graphql).toHaveBeenCalled());
    session.logout();
    expect(signal?.aborted).toBe(true);
    expect(report).not.toHaveBeenCalled();
  });

  test("FRM-208 clears the client's cache", async () => {
    const { ask, connection, graphql, session } = aServer();
    await ask();
    await ask();
    expect(graphql).toHaveBeenCalledTimes(1);
    const changed = vi.fn();
    connection.subscribe(changed);
    session.logout();
    expect(changed).toHaveBeenCalled();
    session.apply({ access: "somebody-else", expiresIn: 600 });
    graphql.mockResolvedValueOnce(me("ben@example.com"));
    expect((await ask()).data?.me.email).toBe("ben@example.com");
  });
});

describe("reports", () => {
  test("FRM-377 (in part) errors of GraphQL and of the network are reported by category", async () => {
    const { ask, graphql, report } = aServer();
    graphql.mockResolvedValueOnce(Response.json({ errors: [{ message: "no" }] }));
    await ask();
    graphql.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await ask();
    expect(report.mock.calls.map(([, category]) => category)).toEqual(["graphql", "network"]);
  });

  test("what an app expects is not reported", async () => {
    const { ask, graphql, report } = aServer(({ message }) => message.includes("NOT_FOUND"));
    graphql.mockResolvedValueOnce(Response.json({ errors: [{ message: "NOT_FOUND" }] }));
    await ask();
    expect(report).not.toHaveBeenCalled();
    graphql.mockResolvedValueOnce(Response.json({ errors: [{ message: "INTERNAL" }] }));
    await ask();
    expect(report).toHaveBeenCalledTimes(1);
  });
});
