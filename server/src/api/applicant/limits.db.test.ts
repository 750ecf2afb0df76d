import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Lexer, parse, Source, TokenKind } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, signIn } from "../../../test/client.ts";
import { startSingle } from "../../../test/parties.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { operationHash } from "../graphql/known-operations.ts";

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await openTestServer();
  client = await signIn(server);
});
afterAll(() => server.close());

const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(" ");

/** `type { type { … } }`: introspection is the only part of the schema that nests without limit. */
const nested = (depth: number): string =>
  `{ __schema { types { ${"ofType { ".repeat(depth - 3)}name${" }".repeat(depth - 3)} } } }`;

const tokensIn = (query: string): number => {
  const lexer = new Lexer(new Source(query));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  return count;
};

/** A save with so many tokens: a list of steps that says the same again and again. */
const longSave = (tokens: number): string => {
  const save = (steps: number) =>
    `mutation { updateWizardProgress(name: IDENTITY, completedSteps: [${times(steps, () => '"name"')}], completed: false) { wizardProgress { id } } }`;
  return save(tokens - tokensIn(save(0)));
};

describe("API-01 a request is limited", () => {
  test.each([
    ["15 aliases", `{ me { ${times(15, (n) => `a${n}: uuid`)} } }`, 200],
    ["16 aliases", `{ me { ${times(16, (n) => `a${n}: uuid`)} } }`, 400],
    [
      "16 aliases of which a fragment that is spread often has one",
      `{ ${times(16, () => "me { ...F } ")} } fragment F on Me { a: uuid }`,
      400,
    ],
    [
      "a million aliases in nested fragments",
      `{ me { ...F0 } } ${times(20, (n) => `fragment F${n} on Me { ...F${n + 1} ...F${n + 1} } `)} fragment F20 on Me { a: uuid }`,
      400,
    ],
    [
      "50 aliased mutations",
      `mutation { ${times(50, (n) => `m${n}: submitValidation { submittedValidation { uuid } }`)} }`,
      400,
    ],
    ["10 directives", `{ me { ${times(10, () => "uuid @include(if: true)")} } }`, 200],
    ["11 directives", `{ me { ${times(11, () => "uuid @include(if: true)")} } }`, 400],
    ["a depth of 8", nested(8), 200],
    ["a depth of 9", nested(9), 400],
    ["a depth of 500", nested(300), 400],
    ["1,000 tokens", longSave(1_000), 200],
    ["1,001 tokens", longSave(1_001), 400],
    ["fragments in a ring", "query { me { ...A } } fragment A on Me { ...B } fragment B on Me { ...A }", 400],
  ])("%s", async (_name, query, status) => {
    expect((await client.graphql(query)).status).toBe(status);
  });

  test("a body of 100 kB, and one byte more", async () => {
    const empty = { query: "{ me { uuid } }", variables: { x: "" } };
    const room = 100_000 - JSON.stringify(empty).length;
    const sending = (bytes: number) =>
      client.post("/graphql", { ...empty, variables: { x: "x".repeat(bytes) } });
    expect((await sending(room)).statusCode).toBe(200);
    const response = await sending(room + 1);
    expect([response.statusCode, response.json()]).toEqual([413, { code: "INVALID_REQUEST" }]);
  });

  test("ten seconds in the database, for every statement", async () => {
    const { rows } = await server.context.pool.query("show statement_timeout");
    expect(rows).toEqual([{ statement_timeout: "10s" }]);
    await expect(
      server.context.pool.query("set statement_timeout = 1; select pg_sleep(60)"),
    ).rejects.toMatchObject({ code: "57014" });
  });

  test("several operations in one request", async () => {
    const response = await client.post("/graphql", [
      { query: "{ me { uuid } }" },
      { query: "{ me { uuid } }" },
    ]);
    expect(response.statusCode).toBe(400);
  });

  test.each([
    ["GET", { method: "GET" as const, url: "/graphql?query={me{uuid}}" }, 404],
    [
      "text/plain",
      {
        method: "POST" as const,
        url: "/graphql",
        headers: { "content-type": "text/plain" },
        payload: '{"query":"{me{uuid}}"}',
      },
      415,
    ],
    [
      "a form",
      {
        method: "POST" as const,
        url: "/graphql",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "query={me{uuid}}",
      },
      415,
    ],
  ])("%s is no way in", async (_name, request, status) => {
    const response = await server.app.inject({
      ...request,
      headers: {
        ...("headers" in request ? request.headers : {}),
        authorization: `Bearer ${client.access}`,
      },
    });
    expect(response.statusCode).toBe(status);
  });
});

describe("API-02 in production", () => {
  const KNOWN = "query Known { me { uuid latestValidation { uuid } } }";
  const KNOWN_MUTATION = "mutation Known($first: String) { updateMe(firstName: $first) { me { uuid } } }";
  let production: TestServer;
  let assets: string;
  let signedIn: Client;

  beforeAll(async () => {
    assets = await mkdtemp(join(tmpdir(), "latchkey-assets-"));
    await mkdir(join(assets, "assets"));
    const known = [KNOWN, KNOWN_MUTATION].map((source) => [operationHash(parse(source)), source]);
    await writeFile(join(assets, "operations.json"), JSON.stringify(Object.fromEntries(known)));
    await writeFile(join(assets, "console-operations.json"), "{}");
    await writeFile(join(assets, "portal-operations.json"), "{}");
    production = await openTestServer({
      LATCHKEY_MODE: "production",
      PUBLIC_URL: "https://apply.example",
      SMTP_URL: "smtp://127.0.0.1:9",
      TRUST_PROXY: "127.0.0.1",
      SECRET_KEYS: `a:${Buffer.alloc(32, 7).toString("base64")}`,
      REPORT_SIGNING_KEYS: `a:${Buffer.alloc(32, 8).toString("base64")}`,
      ASSETS_DIR: assets,
    });
    await startSingle(production, { email: "known@example.com" });
    signedIn = await signIn(production, "known@example.com");
  });
  afterAll(async () => {
    await production.close();
    await rm(assets, { recursive: true });
  });

  test.each([
    ["a registered document", KNOWN, 200],
    [
      "the same, laid out otherwise and with __typename, as the browser's cache sends it",
      "query Known{me{__typename uuid latestValidation{uuid __typename}}}",
      200,
    ],
    ["a registered mutation", KNOWN_MUTATION, 200],
    ["another document", "query Other { me { email } }", 400],
    ["the same with a field more", "query Known { me { uuid email latestValidation { uuid } } }", 400],
    ["introspection", "{ __schema { types { name } } }", 400],
    ["a typing error, without a suggestion", "query Known { me { uid } }", 400],
  ])("%s", async (_name, query, status) => {
    const answer = await signedIn.graphql(query);
    expect(answer.status).toBe(status);
    if (status === 400) {
      expect(answer.errors).toEqual([
        { message: "INVALID_REQUEST", extensions: { code: "INVALID_REQUEST" } },
      ]);
    }
  });

  /** As the pages do it: without the text. */
  const byHash = (sha256Hash: string, more: Record<string, unknown> = {}) =>
    signedIn.post("/graphql", { ...more, extensions: { persistedQuery: { version: 1, sha256Hash } } });

  test("a registered document is executed by its hash", async () => {
    const answer = await byHash(operationHash(parse(KNOWN)));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual((await signedIn.post("/graphql", { query: KNOWN })).json());
    const changed = await byHash(operationHash(parse(KNOWN_MUTATION)), { variables: { first: "Amara" } });
    expect(changed.json()).toEqual({ data: { updateMe: { me: { uuid: expect.any(String) } } } });
  });

  test("a hash neither registers a document nor lets another one in", async () => {
    const other = "query Other { me { email } }";
    const requests = [
      byHash(operationHash(parse(other))),
      byHash(operationHash(parse(other)), { query: other }),
      byHash(operationHash(parse(KNOWN)), { query: other }),
      byHash("constructor"),
      byHash(""),
    ];
    for (const { statusCode } of await Promise.all(requests)) expect(statusCode).toBe(400);
    expect((await byHash(operationHash(parse(other)))).statusCode).toBe(400);
  });

  test("WEB-02 pages require https", async () => {
    await copyFile(join(assets, "operations.json"), join(assets, "applicant.html"));
    const { headers } = await production.app.inject({ method: "GET", url: "/dashboard" });
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  });
});
