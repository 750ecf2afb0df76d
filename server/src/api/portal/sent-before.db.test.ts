import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Agent, anAgent } from "../../../test/agents.ts";
import { codeOf, issuesOf } from "../../../test/client.ts";
import { newApplication, somebody } from "../../../test/new-applications.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let marcus: Agent;
let stranger: Agent;
beforeAll(async () => {
  server = await openTestServer();
  marcus = await anAgent(server, { agency: "Hartley & Co" });
  stranger = await anAgent(server, { agency: "Mill Lets" });
});
afterAll(() => server.close());

const send = (by: Agent, given: Parameters<typeof newApplication>[0]) => {
  const { agency: _agency, ...application } = newApplication(given);
  return by.ask(
    `mutation ($application: NewApplicationInput!) { createApplication(application: $application) { id people { id number } } }`,
    { application },
  );
};

const create = async (given: Parameters<typeof newApplication>[0] = {}, by = marcus) => {
  const home = `${randomUUID()} Kirk Row, Leeds`;
  const reference = `R-${randomUUID()}`;
  const email = `${randomUUID()}@example.com`;
  const all = { home, reference, people: [somebody({ email })], ...given };
  const { data, errors } = await send(by, all);
  if (errors) throw new Error(JSON.stringify(errors));
  return { ...all, email, ...data.createApplication };
};

const NOTHING = { home: "", start: null, reference: "", emails: [] };

const before = async (given: Partial<Record<keyof typeof NOTHING, unknown>>, by = marcus) => {
  const { data } = await by.ask(
    `query ($home: String!, $start: Date, $reference: String!, $emails: [String!]!) {
      sentBefore(home: $home, start: $start, reference: $reference, emails: $emails) { kind applicationId number email } }`,
    { ...NOTHING, ...given },
  );
  return data.sentBefore;
};

describe("an application that is typed", () => {
  test("has a person who is in an open one of the agency, however the address is spelled", async () => {
    const name = randomUUID();
    const made = await create({ people: [somebody({ email: `${name}@bücher.example` })] });
    const typed = `${name.toUpperCase()}@xn--bcher-kva.example`;
    const found = { kind: "PERSON", applicationId: made.id, number: made.people[0].number, email: typed };
    expect(await before({ emails: [typed, "other@example.com"] })).toEqual([found]);
    expect(await before({ emails: [typed] }, stranger)).toEqual([]);
  });

  test("has a person who has left the other one, so that nothing is told", async () => {
    const made = await create();
    await marcus.ask(
      `mutation ($id: ID!, $personId: ID!) { withdrawPerson(id: $id, personId: $personId) { id } }`,
      {
        id: made.id,
        personId: made.people[0].id,
      },
    );
    expect(await before({ emails: [made.email], home: made.home, start: "2026-12-01" })).toEqual([]);
  });

  test("has a person whose other application is decided, so that nothing is told", async () => {
    const made = await create();
    await server.context.pool.query("update queue_entry set status = 'decided' where application_id = $1", [
      made.id,
    ]);
    expect(await before({ emails: [made.email], home: made.home, start: "2026-12-01" })).toEqual([]);
  });

  test("is for a home that is open for the same day, and no other day or home", async () => {
    const made = await create();
    expect(await before({ home: made.home.toUpperCase(), start: "2026-12-01" })).toMatchObject([
      { kind: "HOME", applicationId: made.id, email: null },
    ]);
    expect(await before({ home: made.home, start: "2026-12-02" })).toEqual([]);
    expect(await before({ home: made.home, start: "soon" })).toEqual([]);
    expect(await before({ home: "Another Row", start: "2026-12-01" })).toEqual([]);
    expect(await before({ home: made.home, start: "2026-12-01" }, stranger)).toEqual([]);
  });

  test("has a reference that is taken, also by one that is over, and is refused with it", async () => {
    const made = await create();
    await marcus.ask(`mutation ($ids: [ID!]!) { withdrawApplications(ids: $ids) { id } }`, {
      ids: [made.id],
    });
    const reference = ` ${made.reference.toLowerCase()} `;
    expect(await before({ reference })).toMatchObject([{ kind: "REFERENCE", applicationId: made.id }]);
    expect(issuesOf(await send(marcus, { reference }))).toEqual({
      reference: "newApplication.validations.referenceTaken",
    });
    expect(codeOf(await send(stranger, { reference }))).toBeUndefined();
  });

  test("is sent all the same with a person and a home that are open", async () => {
    const made = await create();
    const again = { home: made.home, reference: "", people: [somebody({ email: made.email })] };
    expect((await send(marcus, again)).errors).toBeUndefined();
    expect((await send(marcus, again)).errors).toBeUndefined();
  });

  test("of two at once with one reference is sent once", async () => {
    const reference = `T-${randomUUID()}`;
    const answers = await Promise.all([send(marcus, { reference }), send(marcus, { reference })]);
    expect(answers.map((answer) => codeOf(answer) ?? "sent").toSorted()).toEqual(["INVALID_INPUT", "sent"]);
  });
});
