import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aProgram, type Program } from "../../../test/api-keys.ts";
import { insertFinalDecision } from "../../../test/decision-rows.ts";
import { newApplication, somebody } from "../../../test/new-applications.ts";
import { withOwner } from "../../../test/owner.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let program: Program;
let other: Program;
beforeAll(async () => {
  server = await openTestServer();
  program = await aProgram(server);
  other = await aProgram(server, ["applications:read", "applications:write"], "Harbour Homes");
});
afterAll(() => server.close());

const create = async (given: Parameters<typeof newApplication>[0] = {}, by = program) => {
  const { agency: _agency, ...body } = newApplication({ people: [somebody()], ...given });
  return (await by.send("POST", "/applications", body)).body;
};

const read = async (id: string) => (await program.send("GET", `/applications/${id}`)).body;

describe("of a person the agency reads", () => {
  test("that they are waited for, and since when", async () => {
    const { people } = await create();
    expect(people[0]).toMatchObject({
      outcome: null,
      decision: null,
      waitingFor: [{ who: "person", since: people[0].since }],
    });
  });

  test("the result, its day, reasons and conditions, and nothing of the deciders", async () => {
    const made = await create();
    const [{ id: partyId }] = made.people;
    await withOwner(server, (owner) =>
      insertFinalDecision(owner, partyId, ["DOCUMENTS_NOT_GENUINE", "RENT_ARREARS"]),
    );
    const [person] = (await read(made.id)).people;
    expect(person).toMatchObject({
      status: "decided",
      outcome: "NOT_ACCEPTED_CRITERIA",
      decision: {
        decidedOn: "2026-11-20",
        reasons: ["DOCUMENTS_NOT_CONFIRMED", "RENT_ARREARS"],
        conditions: [],
        conditionsMetBy: null,
      },
      waitingFor: [],
    });
    expect(JSON.stringify(person)).not.toMatch(/a note|words|GENUINE/);
  });
});

describe("of a home the agency reads", () => {
  test("in England whether it is ready to sign, by person, and elsewhere nothing", async () => {
    const english = await create({ country: "ENG", policy: "england-default", advertisedRentMinor: 95_000 });
    expect(english.readyToSign).toBe(false);
    expect(english.rightToRent).toEqual({
      isExempt: false,
      checks: [{ personId: english.people[0].id, block: "not_recorded", recordedOn: null, followUpOn: null }],
    });
    expect(await create()).toMatchObject({ readyToSign: null, rightToRent: null });
  });
});

describe("the list", () => {
  const idsOf = async (query: string, by = program) =>
    (await by.send("GET", `/applications?${query}`)).body.rows.map(({ id }: { id: string }) => id);

  test("is narrowed by reference, status and change, each within the agency", async () => {
    const reference = `QF/${randomUUID()}`;
    const [ours, theirs] = [await create({ reference }), await create({ reference }, other)];
    const asked = `reference=${encodeURIComponent(reference)}`;
    expect(await idsOf(asked)).toEqual([ours.id]);
    expect(await idsOf(asked, other)).toEqual([theirs.id]);
    expect(await idsOf(`${asked}&status=invited`)).toEqual([ours.id]);
    expect(await idsOf(`${asked}&status=decided`)).toEqual([]);
    const { since } = ours.people[0];
    const later = new Date(Date.parse(since) + 1_000).toISOString();
    expect(await idsOf(`${asked}&changedSince=${encodeURIComponent(since)}`)).toEqual([ours.id]);
    expect(await idsOf(`${asked}&changedSince=${encodeURIComponent(later)}`)).toEqual([]);
  });

  test.each(["status=gone", "changedSince=yesterday", "limit=x"])(
    "refuses %s as a request",
    async (query) => {
      const { status, body } = await program.send("GET", `/applications?${query}`);
      expect([status, body.code]).toEqual([400, "INVALID_REQUEST"]);
    },
  );
});

describe("people", () => {
  const act = (path: string, by = program, method: "POST" | "PUT" = "POST", body?: unknown) =>
    by.send(method, path, body);
  const personOf = ({ id, people }: { id: string; people: { id: string }[] }) =>
    `/applications/${id}/people/${people[0]?.id}`;

  test("are withdrawn once", async () => {
    const made = await create();
    const { status, body } = await act(`${personOf(made)}/withdraw`);
    expect([status, body.people[0].status, body.people[0].outcome]).toEqual([
      200,
      "withdrawn",
      "NOT_COMPLETED",
    ]);
    const again = await act(`${personOf(made)}/withdraw`);
    expect([again.status, again.body.code]).toEqual([409, "CASE_CLOSED"]);
  });

  test("get their invitation again, and at a corrected address", async () => {
    const person = somebody();
    const made = await create({ people: [person] });
    await server.runJobs();
    const before = server.emails.length;
    expect((await act(`${personOf(made)}/resend`)).status).toBe(200);
    const email = `${randomUUID()}@example.com`;
    const corrected = await act(`${personOf(made)}/email`, program, "PUT", { email });
    expect([corrected.status, corrected.body.people[0].email]).toEqual([200, email]);
    await server.runJobs();
    expect(server.emails.slice(before).map(({ to }) => to)).toContain(email);
    const wrong = await act(`${personOf(made)}/email`, program, "PUT", { email: "amara" });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [{ pointer: "/email", code: "validation.email.format" }],
    ]);
  });

  test("of another agency are found by none of it, and of another application neither", async () => {
    const [made, second] = [await create(), await create()];
    for (const path of [
      personOf(made),
      `/applications/${randomUUID()}/people/${made.people[0].id}`,
      `/applications/x/people/${made.people[0].id}`,
    ]) {
      for (const way of ["withdraw", "resend"])
        expect((await act(`${path}/${way}`, other)).status, path).toBe(404);
      expect((await act(`${path}/email`, other, "PUT", { email: "a@example.com" })).status).toBe(404);
    }
    for (const personId of [second.people[0].id, randomUUID(), "x"])
      for (const way of ["withdraw", "resend"])
        expect((await act(`/applications/${made.id}/people/${personId}/${way}`)).status, personId).toBe(404);
    expect((await read(made.id)).people[0].status).toBe("invited");
  });
});

describe("methods", () => {
  test.each([
    ["PUT", "/applications", "GET, HEAD, POST"],
    ["DELETE", `/applications/${randomUUID()}`, "GET, HEAD"],
    ["GET", `/applications/${randomUUID()}/tenancy-ended`, "POST"],
  ] as const)("%s %s is refused with those that are taken", async (method, path, allow) => {
    const response = await server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${program.key}` },
    });
    expect([response.statusCode, response.json().code, response.headers.allow]).toEqual([
      405,
      "METHOD_NOT_ALLOWED",
      allow,
    ]);
  });

  test("HEAD answers as GET does, without a body", async () => {
    const response = await server.app.inject({
      method: "HEAD",
      url: "/api/v1/applications",
      headers: { authorization: `Bearer ${program.key}` },
    });
    expect([response.statusCode, response.body]).toEqual([200, ""]);
    expect((await server.app.inject({ method: "HEAD", url: "/api/v1/applications" })).statusCode).toBe(401);
  });
});
