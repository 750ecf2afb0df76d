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

const HALF = 47_500;

interface ToldPerson {
  readonly id: string;
  readonly role: string;
  readonly status: string;
  readonly email: string;
  readonly guarantorId: string | null;
}

/** A home of two, who pay half each. */
const aHome = async (given: Parameters<typeof somebody>[0] = {}) => {
  const people = [somebody({ shareMinor: HALF, ...given }), somebody({ shareMinor: HALF })];
  const { agency: _agency, ...body } = newApplication({ people });
  const { body: opened } = await program.send("POST", "/applications", body);
  return opened as { readonly id: string; readonly people: readonly ToldPerson[] };
};

const named = (email = "rosa.vance@example.com") => ({ firstName: "Rosa", lastName: "Vance", email });

const name = (id: string, tenants: readonly string[], guarantor = named(), by = program) =>
  by.send("PUT", `/applications/${id}/guarantor`, { tenants, ...guarantor });

const guarantorsIn = (body: { readonly people: readonly ToldPerson[] }) =>
  body.people.filter(({ role }) => role === "guarantor").map(({ email, status }) => [email, status]);

const idsOf = ({ people }: { readonly people: readonly ToldPerson[] }) => people.map(({ id }) => id);

const decide = (personId: string, outcome: string) =>
  withOwner(server, async (owner) => {
    await insertFinalDecision(owner, personId);
    await owner.query("update decision set outcome = $2 where party_id = $1", [personId, outcome]);
  });

describe("a guarantor who is named after the application was sent", () => {
  test("is invited, and guarantees the shares of the tenants named", async () => {
    const { id, people } = await aHome();
    const { status, body } = await name(id, idsOf({ people }), named("rosa.both@example.com"));
    expect([status, guarantorsIn(body)]).toEqual([200, [["rosa.both@example.com", "invited"]]]);
    const guarantor = body.people.find(({ role }: ToldPerson) => role === "guarantor");
    expect(body.people.slice(0, 2).map(({ guarantorId }: ToldPerson) => guarantorId)).toEqual([
      guarantor.id,
      guarantor.id,
    ]);
    await server.runJobs();
    expect(server.emails.map(({ to }) => to)).toContain("rosa.both@example.com");
  });

  test("is the same person again if the request is repeated, or another tenant has them already", async () => {
    const { id, people } = await aHome();
    const [first = "", second = ""] = idsOf({ people });
    await name(id, [first]);
    await name(id, [first]);
    const { body } = await name(id, [second], named("Rosa.Vance@Example.com"));
    expect(guarantorsIn(body)).toEqual([["rosa.vance@example.com", "invited"]]);
  });

  test("takes the place of another, who is withdrawn once no tenant has them", async () => {
    const { id, people } = await aHome();
    const [first = "", second = ""] = idsOf({ people });
    await name(id, [first, second], named("before@example.com"));
    const half = await name(id, [first], named("after@example.com"));
    expect(guarantorsIn(half.body)).toEqual([
      ["before@example.com", "invited"],
      ["after@example.com", "invited"],
    ]);
    const whole = await name(id, [second], named("after@example.com"));
    expect(guarantorsIn(whole.body)).toEqual([
      ["before@example.com", "withdrawn"],
      ["after@example.com", "invited"],
    ]);
  });

  test("is invited anew if they were withdrawn and are named again", async () => {
    const { id, people } = await aHome();
    const [first = ""] = idsOf({ people });
    await name(id, [first], named("back@example.com"));
    await name(id, [first], named("between@example.com"));
    const { body } = await name(id, [first], named("back@example.com"));
    expect(guarantorsIn(body)).toEqual([
      ["back@example.com", "withdrawn"],
      ["between@example.com", "withdrawn"],
      ["back@example.com", "invited"],
    ]);
    const again = await name(id, [first], named("back@example.com"));
    expect(guarantorsIn(again.body)).toHaveLength(3);
  });

  test("may be named for an accepted tenant, and not for one who was declined or has left", async () => {
    const { id, people } = await aHome();
    const [first = "", second = ""] = idsOf({ people });
    await decide(first, "accepted");
    expect((await name(id, [first])).status).toBe(200);
    await decide(second, "declined");
    expect((await name(id, [second])).body.code).toBe("CASE_CLOSED");
    const left = await aHome();
    await program.send("POST", `/applications/${left.id}/people/${left.people[0]?.id}/withdraw`);
    expect((await name(left.id, [left.people[0]?.id ?? ""])).body.code).toBe("CASE_CLOSED");
  });

  test("keeps the decision: a decided guarantor who is replaced is not withdrawn", async () => {
    const { id, people } = await aHome();
    const [first = ""] = idsOf({ people });
    const { body } = await name(id, [first], named("decided@example.com"));
    await decide(body.people.find(({ role }: ToldPerson) => role === "guarantor").id, "accepted");
    const after = await name(id, [first], named("newer@example.com"));
    expect(guarantorsIn(after.body)).toEqual([
      ["decided@example.com", "decided"],
      ["newer@example.com", "invited"],
    ]);
  });
});

describe("what is wrong with a named guarantor is said", () => {
  test("at the place of the mistake", async () => {
    const { id, people } = await aHome({ email: "own@example.com" });
    const [first = ""] = idsOf({ people });
    const wrong = await name(id, [first], { firstName: "", lastName: "Vance", email: "rosa@" });
    expect([wrong.status, wrong.body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
      422,
      ["/firstName", "/email"],
    ]);
    const own = await name(id, [first], named("Own@example.com"));
    expect(own.body.errors).toMatchObject([
      { pointer: "/email", code: "newApplication.validations.ownGuarantor" },
    ]);
    expect((await name(id, [])).status).toBe(422);
  });

  test("for a guarantor, an unknown person and another agency as for nothing", async () => {
    const { id, people } = await aHome();
    const [first = ""] = idsOf({ people });
    const { body } = await name(id, [first], named("no.tenant@example.com"));
    const guarantor = body.people.find(({ role }: ToldPerson) => role === "guarantor").id;
    expect((await name(id, [guarantor], named("x@example.com"))).status).toBe(404);
    expect((await name(id, [crypto.randomUUID()])).status).toBe(404);
    expect((await name(id, [first], named("y@example.com"), other)).status).toBe(404);
  });
});
