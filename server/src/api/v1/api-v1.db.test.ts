import { randomUUID } from "node:crypto";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { Validator } from "@seriousme/openapi-schema-validator";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aProgram, type Program } from "../../../test/api-keys.ts";
import { newApplication, somebody } from "../../../test/new-applications.ts";
import { openTestServer, startTestServer, type TestServer } from "../../../test/test-server.ts";
import { fieldCodes } from "./field-codes.ts";
import { listedProblems } from "./problem-list.ts";

let server: TestServer;
let program: Program;
beforeAll(async () => {
  server = await openTestServer();
  program = await aProgram(server);
});
afterAll(() => server.close());

/** The agency is the key's. */
const newBody = (given: Parameters<typeof newApplication>[0] = {}) => {
  const { agency: _agency, ...body } = newApplication(given);
  return body;
};

const create = (body: unknown, headers?: Record<string, string>) =>
  program.send("POST", "/applications", body, headers);

describe("creating an application", () => {
  test("invites everybody, and answers with who they are", async () => {
    const person = somebody();
    const { status, body, headers } = await create(newBody({ people: [person] }));
    expect(status).toBe(201);
    expect(headers.location).toBe(`/api/v1/applications/${body.id}`);
    expect(body).toMatchObject({ policy: "identity-only", isProvisional: true, language: "en" });
    expect(body.people).toMatchObject([
      { number: expect.stringMatching(/^LK-\d+$/), role: "tenant", status: "invited", email: person.email },
    ]);
    await server.runJobs();
    expect(server.emails.filter(({ to }) => to === person.email)).toHaveLength(1);
    const read = await program.send("GET", `/applications/${body.id}`);
    expect(read.body.people[0].invitation.sentAt).toMatch(/Z$/);
  });

  test("belongs to the agency of the key, and an agency in the body is refused", async () => {
    const harbour = await aProgram(server, ["applications:read", "applications:write"], "Harbour Homes");
    const { body } = await harbour.send("POST", "/applications", newBody());
    expect(body.agency).toBe("Harbour Homes");
    const refused = await harbour.send("POST", "/applications", newApplication());
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, ""]);
  });

  test("fills in what is usual", async () => {
    const { reference: _reference, currency: _currency, language: _language, ...usual } = newBody();
    expect((await create(usual)).body).toMatchObject({ reference: "", currency: "GBP", language: "en" });
  });

  test("says where in the body something is wrong, by the rules of the console", async () => {
    const people = [somebody({ email: "amara", shareMinor: 95_001 })];
    const { status, body, headers } = await create(newBody({ rentMinor: 95_000, termMonths: 0, people }));
    expect([status, headers["content-type"]]).toEqual([422, "application/problem+json"]);
    expect(body).toMatchObject({ type: "about:blank", status: 422, code: "INVALID_INPUT" });
    expect(
      body.errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code]),
    ).toEqual([
      ["/termMonths", "validation.range"],
      ["/people/0/email", "validation.email.format"],
      ["/people/0/shareMinor", "newApplication.validations.share"],
      ["/people", "newApplication.validations.shares"],
    ]);
  });

  test("LAW-01 (in part) LAW-03 in England refuses a term, a long rent period and a rent above the advertised one, at their places", async () => {
    const english = { country: "ENG", policy: "england-default" } as const;
    const people = [somebody({ shareMinor: 95_000 })];
    const { advertisedRentMinor: _rent, ...body } = newBody({ ...english, people });
    const wrong = await create({
      ...body,
      termMonths: 12,
      rentPeriod: "quarter",
      advertisedRentMinor: 94_999,
    });
    expect(
      wrong.body.errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code]),
    ).toEqual([
      ["/rentMinor", "newApplication.validations.bidding"],
      ["/rentPeriod", "newApplication.validations.rentPeriod"],
      ["/termMonths", "newApplication.validations.noTerm"],
    ]);
    const silent = await create(body);
    expect(silent.body.errors).toEqual([{ pointer: "/advertisedRentMinor", code: "validation.required" }]);
    const made = await create({ ...body, advertisedRentMinor: 95_000, rentPeriod: "four_weeks" });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      termMonths: null,
      advertisedRentMinor: 95_000,
      rentPeriod: "four_weeks",
    });
  });

  test("refuses a policy that is for homes of another country", async () => {
    const { status, body } = await create(newBody({ country: "SCT", policy: "england-default" }));
    expect([status, body.errors]).toEqual([
      422,
      [{ pointer: "/policy", code: "newApplication.validations.policyCountry" }],
    ]);
  });

  test("LAW-13 (in part) takes the day of a holding deposit where the law knows one, and tells the deadline", async () => {
    const english = newBody({
      country: "ENG",
      policy: "england-default",
      advertisedRentMinor: 95_000,
    });
    const receivedOn = addDays(server.context.today(), -20);
    const received = { holdingDepositReceivedOn: receivedOn };
    const { status, body } = await create({ ...english, ...received });
    expect([status, body.holdingDeposit]).toEqual([
      201,
      { receivedOn, agreementBy: addDays(receivedOn, 14) },
    ]);
    expect((await program.send("GET", `/applications/${body.id}`)).body.holdingDeposit).toEqual(
      body.holdingDeposit,
    );
    expect((await create(english)).body.holdingDeposit).toBeNull();
    const wrong = await create({ ...english, holdingDepositReceivedOn: "10 November" });
    expect(wrong.body.errors).toEqual([
      { pointer: "/holdingDepositReceivedOn", code: "validation.date.invalid" },
    ]);
    const scottish = await create({ ...newBody(), ...received });
    expect([scottish.status, scottish.body.errors]).toEqual([
      422,
      [{ pointer: "/holdingDepositReceivedOn", code: "deposit.validations.elsewhere" }],
    ]);
  });

  test("takes the agency's answer on other adults in England alone", async () => {
    const english = newBody({ country: "ENG", policy: "england-default", advertisedRentMinor: 95_000 });
    const { status, body } = await create({ ...english, otherAdults: false });
    expect(status).toBe(201);
    const { rows } = await server.context.pool.query(
      "select party_id, lives_there, staff_id from other_adults_answer where application_id = $1",
      [body.id],
    );
    expect(rows).toEqual([{ party_id: null, lives_there: false, staff_id: null }]);
    const scottish = await create({ ...newBody(), otherAdults: false });
    expect([scottish.status, scottish.body.errors]).toEqual([
      422,
      [{ pointer: "/otherAdults", code: "otherAdults.validations.elsewhere" }],
    ]);
  });

  test("LAW-01 (in part) a term that was stored for a home in England before the law is kept, and not told", async () => {
    const { body } = await create(newBody());
    const told = async () => (await program.send("GET", `/applications/${body.id}`)).body;
    expect(await told()).toMatchObject({ termMonths: 12, advertisedRentMinor: null, rentPeriod: "month" });
    await server.context.pool.query("update application set property_country = 'ENG' where id = $1", [
      body.id,
    ]);
    expect((await told()).termMonths).toBeNull();
    const { rows } = await server.context.pool.query("select term_months from application where id = $1", [
      body.id,
    ]);
    expect(rows).toEqual([{ term_months: 12 }]);
  });

  test.each([
    ["a field that nobody knows", { ...newBody(), rent: 1 }, ""],
    ["a text for an amount", { ...newBody(), rentMinor: "95000" }, "/rentMinor"],
    ["half a penny", { ...newBody(), rentMinor: 95_000.5 }, "/rentMinor"],
    ["another country", { ...newBody(), country: "FR" }, "/country"],
    ["no people", { ...newBody(), people: undefined }, "/people"],
  ])("%s is refused at its place", async (_what, sent, pointer) => {
    const { status, body } = await create(sent);
    expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
  });

  test("a body of another type is refused by its own code", async () => {
    const response = await server.app.inject({
      method: "POST",
      url: "/api/v1/applications",
      headers: { authorization: `Bearer ${program.key}`, "content-type": "text/plain" },
      payload: "home",
    });
    expect([response.statusCode, response.json().code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  test("a body that is no JSON is a problem too", async () => {
    const response = await server.app.inject({
      method: "POST",
      url: "/api/v1/applications",
      headers: { authorization: `Bearer ${program.key}`, "content-type": "application/json" },
      payload: "{",
    });
    expect([response.statusCode, response.json().code]).toEqual([400, "INVALID_REQUEST"]);
  });
});

describe("an Idempotency-Key", () => {
  test("runs a request once, however often it is sent, also at once", async () => {
    const sent = newBody();
    const headers = { "idempotency-key": randomUUID() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(sent, headers)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const other = await create({ ...sent, reference: "Another" }, headers);
    expect([other.status, other.body.code]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
  });

  test("belongs to one key: another program's is another", async () => {
    const sent = newBody();
    const headers = { "idempotency-key": randomUUID() };
    const other = await aProgram(server);
    const one = await create(sent, headers);
    expect((await other.send("POST", "/applications", sent, headers)).body.id).not.toBe(one.body.id);
  });

  test("is free again after a request that was refused", async () => {
    const headers = { "idempotency-key": randomUUID() };
    expect((await create(newBody({ home: "" }), headers)).status).toBe(422);
    expect((await create(newBody(), headers)).status).toBe(201);
  });
});

describe("reading", () => {
  test("lists the newest first, a page at a time, each once", async () => {
    const own = await startTestServer();
    const reader = await aProgram(own);
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      made.push((await reader.send("POST", "/applications", newBody())).body.id);
    }
    const pages = [];
    let path = "/applications?limit=2";
    for (;;) {
      const { body } = await reader.send("GET", path);
      pages.push(body.rows.map(({ id }: { id: string }) => id));
      if (body.next === null) break;
      path = `/applications?limit=2&after=${body.next}`;
    }
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(made.toReversed());
    expect((await reader.send("GET", "/applications?limit=0")).status).toBe(400);
    const none = Buffer.from("_9999999999_00000000-0000-0000-0000-000000000000").toString("base64url");
    for (const cursor of ["nonsense", none]) {
      const refused = await reader.send("GET", `/applications?after=${cursor}`);
      expect([refused.status, refused.body.code, refused.body.errors]).toMatchObject([
        400,
        "INVALID_REQUEST",
        [{ pointer: "/after" }],
      ]);
    }
  });

  test("shows the applications of the key's agency alone", async () => {
    const own = (await create(newBody())).body;
    const harbour = await aProgram(server, ["applications:read", "applications:write"], "Harbour Homes");
    const theirs = (await harbour.send("POST", "/applications", newBody())).body;
    const idsOf = async (by: Program) => {
      const { body } = await by.send("GET", "/applications?limit=100");
      return body.rows.map(({ id }: { id: string }) => id);
    };
    expect(await idsOf(program)).toContain(own.id);
    expect(await idsOf(program)).not.toContain(theirs.id);
    expect(await idsOf(harbour)).toContain(theirs.id);
    expect(await idsOf(harbour)).not.toContain(own.id);
    expect((await harbour.send("GET", `/applications/${theirs.id}`)).status).toBe(200);
    const { status, body } = await harbour.send("GET", `/applications/${own.id}`);
    const unknown = await harbour.send("GET", `/applications/${randomUUID()}`);
    expect([status, body]).toEqual([404, unknown.body]);
  });

  test("an application that nobody has is not found", async () => {
    for (const id of ["x", randomUUID()]) {
      const { status, body } = await program.send("GET", `/applications/${id}`);
      expect([status, body.code]).toEqual([404, "NOT_FOUND"]);
    }
    expect((await program.send("GET", "/nothing")).body).toMatchObject({ code: "NOT_FOUND", status: 404 });
  });
});

describe("a key", () => {
  test("opens what its scopes name, and nothing else", async () => {
    const reader = await aProgram(server, ["applications:read"]);
    expect((await reader.send("GET", "/applications")).status).toBe(200);
    const { status, body } = await reader.send("POST", "/applications", newBody());
    expect([status, body.code]).toEqual([403, "FORBIDDEN"]);
    const writer = await aProgram(server, ["applications:write"]);
    expect((await writer.send("GET", "/applications")).status).toBe(403);
  });

  test.each([
    ["revoked", "revoked_at = now()"],
    ["expired", "expires_at = now() - interval '1 second'"],
    ["of another secret", "secret_hash = '\\x00'"],
  ])("that is %s opens nothing", async (_what, change) => {
    const other = await aProgram(server);
    await server.context.pool.query(`update api_key set ${change} where id = $1`, [other.keyId]);
    const { status, body, headers } = await other.send("GET", "/applications");
    expect([status, body.code, headers["www-authenticate"]]).toEqual([401, "UNAUTHENTICATED", "Bearer"]);
  });

  test("is not stored, and notes the hour of its last use", async () => {
    const { rows } = await server.context.pool.query(
      "select k::text as text, last_used_at from api_key k where id = $1",
      [program.keyId],
    );
    expect(rows[0].text).not.toContain(program.key.slice(16, 48));
    await program.send("GET", "/applications");
    const after = await server.context.pool.query("select last_used_at from api_key where id = $1", [
      program.keyId,
    ]);
    expect(after.rows[0].last_used_at.getMinutes()).toBe(0);
  });

  test("has a limit of its own", async () => {
    const limited = await startTestServer({ API_REQUESTS_PER_MINUTE: "30" });
    const [one, other] = [await aProgram(limited), await aProgram(limited)];
    const statuses = [];
    for (let count = 0; count < 40; count += 1)
      statuses.push((await one.send("GET", "/applications")).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30);
    const refused = await one.send("GET", "/applications");
    expect([refused.status, refused.body.code, refused.headers["retry-after"]]).toEqual([
      429,
      "TOO_MANY_REQUESTS",
      "60",
    ]);
    expect((await other.send("GET", "/applications")).status).toBe(200);
  });
});

describe("the description", () => {
  test("is valid OpenAPI 3.1, and names every route", async () => {
    const document = (await server.app.inject("/api/v1/openapi.json")).json();
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect([valid, errors]).toEqual([true, undefined]);
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths)).toEqual([
      "/agency",
      "/applications",
      "/applications/{id}",
      "/applications/{id}/people/{personId}/withdraw",
      "/applications/{id}/people/{personId}/resend",
      "/applications/{id}/people",
      "/applications/{id}/guarantor",
      "/applications/{id}/terms",
      "/applications/{id}/people/{personId}/email",
      "/applications/{id}/report",
      "/applications/{id}/report.pdf",
      "/applications/{id}/people/{personId}/report",
      "/applications/{id}/people/{personId}/report.pdf",
      "/applications/{id}/report-links",
      "/applications/{id}/report-links/{linkId}",
      "/applications/{id}/tenancy-ended",
      "/usage",
      "/events",
    ]);
    expect(Object.keys(document.components.schemas).toSorted()).toContain("Problem");
  });

  interface Described {
    readonly operationId: string;
    readonly parameters?: readonly { readonly name: string; readonly in: string }[];
    readonly responses: Readonly<Record<string, { readonly description: string; readonly content: object }>>;
  }

  test("lists every code of an error, and each operation has an example of each that it may answer", async () => {
    const document = (await server.app.inject("/api/v1/openapi.json")).json();
    const { Problem } = document.components.schemas;
    const codes = listedProblems.map(({ code }) => code);
    expect(Problem.properties.code.enum.toSorted()).toEqual(codes.toSorted());
    expect(Problem.examples.map(({ code }: { code: string }) => code)).toEqual(codes);
    const examplesAt = (path: string, method: string, status: number) =>
      Object.keys(
        document.paths[path][method].responses[status].content["application/problem+json"].examples,
      ).toSorted();
    expect(examplesAt("/applications", "post", 409)).toEqual(["AGENCY_STOPPED"]);
    expect(examplesAt("/applications", "post", 422)).toEqual(["IDEMPOTENCY_KEY_REUSED", "INVALID_INPUT"]);
    const email = "/applications/{id}/people/{personId}/email";
    expect(examplesAt(email, "put", 409)).toEqual(["ALREADY_BEGUN", "CASE_CLOSED"]);
    expect(examplesAt("/events", "get", 410)).toEqual(["EVENTS_REMOVED"]);
    const { value } =
      document.paths["/usage"].get.responses[422].content["application/problem+json"].examples.INVALID_INPUT;
    expect(value).toMatchObject({
      status: 422,
      code: "INVALID_INPUT",
      errors: [{ pointer: expect.any(String) }],
    });
    for (const [path, methods] of Object.entries<Record<string, Described>>(document.paths))
      for (const [method, { responses }] of Object.entries(methods))
        for (const status of Object.keys(responses).filter((one) => Number(one) >= 400))
          expect(examplesAt(path, method, Number(status)), `${method} ${path} ${status}`).not.toEqual([]);
  });

  test("names each operation, says what each error is, and declares the header of repeated requests", async () => {
    const document = (await server.app.inject("/api/v1/openapi.json")).json();
    const operations = Object.values<Record<string, Described>>(document.paths).flatMap((path) =>
      Object.entries(path).filter(([method]) => method !== "head"),
    );
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(undefined);
    for (const [, { operationId = "", responses }] of operations)
      for (const [status, { description, content }] of Object.entries(responses)) {
        const isError = Number(status) >= 400;
        const type = operationId.endsWith("Pdf") ? "application/pdf" : "application/json";
        expect(Object.keys(content)).toEqual([isError ? "application/problem+json" : type]);
        if (isError) expect(description).not.toBe("Default Response");
      }
    const used = JSON.stringify(document.paths) + JSON.stringify(document.components.schemas);
    for (const name of Object.keys(document.components.schemas))
      expect(used, name).toContain(`"#/components/schemas/${name}"`);
    const { parameters } = document.paths["/applications"].post;
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: "idempotency-key", in: "header", required: false }),
    );
    const { properties } = document.components.schemas.NewApplicationInput;
    expect(properties).toMatchObject({
      rentMinor: { minimum: 0, maximum: 100_000_000 },
      termMonths: { minimum: 1, maximum: 120 },
      start: { format: "date" },
      people: { minItems: 1, maxItems: 6 },
    });
  });
});

describe("whatever is sent", () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constant(null),
    fc.boolean(),
    fc.constant([]),
    fc.constant({}),
  );
  const fields = Object.keys(newBody());

  test("is answered as described, and never by a fault of ours", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...fields),
        anything,
        fc.constantFrom("firstName", "lastName", "email", "shareMinor", "guarantor"),
        anything,
        async (field, value, part, other) => {
          const sent = { ...newBody({ people: [{ ...somebody(), [part]: other }] }), [field]: value };
          const { status, body } = await create(sent);
          expect([201, 400, 422], JSON.stringify(sent)).toContain(status);
          if (status === 201) return;
          expect(body).toMatchObject({ type: "about:blank", status });
          const codes: readonly string[] = (body.errors ?? []).map(({ code }: { code: string }) => code);
          expect(codes.filter((code) => !fieldCodes.some((known) => known === code))).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });
});
