import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Agent, anAgent } from "../../../test/agents.ts";
import { aProgram } from "../../../test/api-keys.ts";
import { codeOf, issuesOf, signIn } from "../../../test/client.ts";
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

const PERSON = `id firstName email status shareMinor waitingFor { who } missing { section document } invitation { bouncedBecause }
  sections { name progress }`;
const STANDING = `turn tasks promisedFor isPaused isLate`;
const SHOWN = `id home reference rentMinor policyTitle ${STANDING} people { ${PERSON} } messages { text isByAgency author needsAnswer }
  history { kind user person }`;

const inputOf = ({ agency: _agency, ...given } = newApplication()) => given;

const create = async (by: Agent, given: Parameters<typeof newApplication>[0] = {}) => {
  const { data, errors } = await by.ask(
    `mutation ($application: NewApplicationInput!) { createApplication(application: $application) { ${SHOWN} } }`,
    { application: inputOf(newApplication({ reference: `R-${randomUUID()}`, ...given })) },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createApplication;
};

const list = async (by: Agent, given: Record<string, unknown> = {}) => {
  const { data, errors } = await by.ask(
    `query ($view: AgencysView!, $search: String, $status: PartyStatus, $branchId: ID, $after: String) {
      applications(view: $view, search: $search, status: $status, branchId: $branchId, after: $after) {
        rows { id home reference ${STANDING} people { firstName status } } next } }`,
    { view: "ALL", ...given },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.applications;
};

const act = (by: Agent, name: string, args: Record<string, unknown>, types: Record<string, string>) =>
  by.ask(
    `mutation (${Object.entries(types)
      .map(([arg, type]) => `$${arg}: ${type}`)
      .join(", ")}) { ${name}(${Object.keys(types)
      .map((arg) => `${arg}: $${arg}`)
      .join(", ")}) { ${SHOWN} } }`,
    args,
  );

const read = async (by: Agent, id: string) => {
  const { data } = await by.ask(`query ($id: ID!) { application(id: $id) { ${STANDING} } }`, { id });
  return data.application;
};

const ofPerson = { id: "ID!", personId: "ID!" };

describe("an agency's user", () => {
  test("creates an application, and finds it in the list, its page and its history", async () => {
    const made = await create(marcus, { reference: `REF${randomUUID().slice(0, 6)}` });
    expect(made).toMatchObject({ turn: "APPLICANT", isPaused: true, policyTitle: "Identity only" });
    expect(made.people).toMatchObject([
      { firstName: "Amara", status: "INVITED", waitingFor: [{ who: "PERSON" }] },
    ]);
    expect(made.history).toMatchObject([{ kind: "invited", user: "Marcus Ibe", person: "Amara Okafor" }]);
    const { rows } = await list(marcus, { view: "OPEN", search: made.reference });
    expect(rows).toMatchObject([
      { id: made.id, turn: "APPLICANT", tasks: [], isPaused: true, promisedFor: null },
    ]);
  });

  test("ACL-07 (in part) of another agency finds nothing of it by list, search, page or act", async () => {
    const made = await create(marcus, { reference: `X-${randomUUID()}` });
    const [person] = made.people;
    expect((await list(stranger)).rows).toEqual([]);
    expect((await list(stranger, { search: made.reference })).rows).toEqual([]);
    const read = await stranger.ask(`query ($id: ID!) { application(id: $id) { id } }`, { id: made.id });
    expect(codeOf(read)).toBe("NOT_FOUND");
    const at = { id: made.id, personId: person.id };
    for (const name of ["resendInvitation", "withdrawPerson", "nudgePerson"])
      expect(codeOf(await act(stranger, name, at, ofPerson)), name).toBe("NOT_FOUND");
    const own = await create(stranger);
    // A person of another agency under one's own application.
    const mixed = { id: own.id, personId: person.id };
    expect(codeOf(await act(stranger, "withdrawPerson", mixed, ofPerson))).toBe("NOT_FOUND");
    const withdrawn = await stranger.ask(
      `mutation ($ids: [ID!]!) { withdrawApplications(ids: $ids) { id } }`,
      { ids: [own.id, made.id] },
    );
    expect(codeOf(withdrawn)).toBe("NOT_FOUND");
    expect((await list(stranger)).rows).toMatchObject([{ people: [{ status: "INVITED" }] }]);
  });

  test("reads what is wrong with a new application at its field, and nothing is sent", async () => {
    const before = (await list(marcus)).rows.length;
    const refused = await marcus.ask(
      `mutation ($application: NewApplicationInput!) { createApplication(application: $application) { id } }`,
      { application: inputOf(newApplication({ home: "", people: [somebody({ email: "nowhere" })] })) },
    );
    expect(issuesOf(refused)).toMatchObject({
      home: "validation.required",
      "people.0.email": expect.any(String),
    });
    expect((await list(marcus)).rows.length).toBe(before);
  });

  test("sends a reminder once a day, and none to a person who is not to act", async () => {
    const made = await create(marcus);
    const at = { id: made.id, personId: made.people[0].id };
    const { data } = await act(marcus, "nudgePerson", at, ofPerson);
    expect(data.nudgePerson.history[0]).toMatchObject({ kind: "party-nudged", user: "Marcus Ibe" });
    await server.runJobs();
    expect(server.emails.filter(({ to }) => to === made.people[0].email)).toHaveLength(2);
    expect(codeOf(await act(marcus, "nudgePerson", at, ofPerson))).toBe("REMINDED_TODAY");
    await act(marcus, "withdrawPerson", at, ofPerson);
    expect(codeOf(await act(marcus, "nudgePerson", at, ofPerson))).toBe("NOT_THEIR_TURN");
  });

  test("is asked for a corrected address once the invitation has come back", async () => {
    const made = await create(marcus);
    const personId = made.people[0].id;
    await server.context.pool.query(
      "insert into email_failure (kind, subject, reason) values ('invitation', $1, 'no such address')",
      [personId],
    );
    const { rows } = await list(marcus, { view: "YOURS" });
    expect(rows).toMatchObject([{ id: made.id, turn: "AGENCY", tasks: ["INVITATION_BOUNCED"] }]);
    expect(await read(marcus, made.id)).toMatchObject({ turn: "AGENCY", tasks: ["INVITATION_BOUNCED"] });
    const email = `${randomUUID()}@example.com`;
    const corrected = await act(
      marcus,
      "correctEmail",
      { id: made.id, personId, email },
      { ...ofPerson, email: "String!" },
    );
    expect(corrected.data.correctEmail.people).toMatchObject([
      { email, invitation: { bouncedBecause: null } },
    ]);
    expect((await list(marcus, { view: "YOURS" })).rows).toEqual([]);
  });

  test("reads the promised day in the list and on the page, and that it has passed", async () => {
    const made = await create(marcus);
    const promise = async (dueOn: string | null) => {
      await server.context.pool.query(
        "update queue_entry set status = 'submitted', due_on = $2 where application_id = $1",
        [made.id, dueOn],
      );
      const { rows } = await list(marcus);
      const shown = await read(marcus, made.id);
      expect(rows.find(({ id }: { id: string }) => id === made.id)).toMatchObject(shown);
      return shown;
    };
    const onTime = { turn: "PROVIDER", tasks: [], isPaused: false, isLate: false };
    expect(await promise("2999-01-05")).toEqual({ ...onTime, promisedFor: "2999-01-05" });
    expect(await promise("2020-01-06")).toEqual({ ...onTime, isLate: true, promisedFor: "2020-01-06" });
    expect(await promise(null)).toEqual({ ...onTime, promisedFor: null });
  });

  test("withdraws several applications at once, or none of them", async () => {
    const [one, other] = [await create(marcus), await create(marcus)];
    const withdraw = (ids: readonly string[]) =>
      marcus.ask(`mutation ($ids: [ID!]!) { withdrawApplications(ids: $ids) { people { status } } }`, {
        ids,
      });
    expect(codeOf(await withdraw([one.id, randomUUID()]))).toBe("NOT_FOUND");
    const { data } = await withdraw([one.id, other.id]);
    expect(data.withdrawApplications).toEqual([
      { people: [{ status: "WITHDRAWN" }] },
      { people: [{ status: "WITHDRAWN" }] },
    ]);
    expect(codeOf(await withdraw([one.id]))).toBe("CASE_CLOSED");
  });

  test("writes to the provider; the thread shows no name of staff", async () => {
    const made = await create(marcus);
    const write = (text: string) =>
      act(
        marcus,
        "writeMessage",
        { id: made.id, text, needsAnswer: true },
        { id: "ID!", text: "String!", needsAnswer: "Boolean!" },
      );
    expect(issuesOf(await write("  "))).toEqual({ text: "validation.required" });
    const { data } = await write("Is the payslip enough?");
    expect(data.writeMessage.messages).toEqual([
      { text: "Is the payslip enough?", isByAgency: true, author: "Marcus Ibe", needsAnswer: true },
    ]);
  });
});

describe("roles", () => {
  test("a negotiator withdraws one application and no more at once, and changes nobody", async () => {
    const nora = await anAgent(server, { agency: "Hartley & Co", roles: ["NEGOTIATOR"] });
    const [one, other] = [await create(nora), await create(nora)];
    const withdraw = (ids: readonly string[]) =>
      nora.ask(`mutation ($ids: [ID!]!) { withdrawApplications(ids: $ids) { id } }`, { ids });
    expect(codeOf(await withdraw([one.id, other.id]))).toBe("FORBIDDEN");
    expect((await withdraw([one.id])).errors).toBeUndefined();
    const changed = await nora.ask(
      `mutation ($id: ID!) { changePeople(id: $id, withdrawn: [], shares: [], added: []) { id } }`,
      { id: other.id },
    );
    expect(codeOf(changed)).toBe("FORBIDDEN");
    expect(codeOf(await nora.ask("{ users { id } }"))).toBe("FORBIDDEN");
  });

  test("a checker of originals alone sees no application", async () => {
    const rita = await anAgent(server, { agency: "Hartley & Co", roles: ["RIGHT_TO_RENT_CHECKER"] });
    expect(codeOf(await rita.ask(`{ applications(view: ALL) { next } }`))).toBe("FORBIDDEN");
  });

  test("a leaver's token opens nothing from the moment on", async () => {
    const leaver = await anAgent(server, { agency: "Hartley & Co", roles: ["NEGOTIATOR"] });
    const { errors } = await marcus.ask(`mutation ($id: ID!) { endAccess(id: $id) { endedAt } }`, {
      id: leaver.id,
    });
    expect(errors).toBeUndefined();
    expect((await leaver.ask("{ me { branchId } }")).status).toBe(401);
    const own = await marcus.ask(`mutation ($id: ID!) { endAccess(id: $id) { endedAt } }`, { id: marcus.id });
    expect(codeOf(own)).toBe("NOT_YOURSELF");
    const foreign = await stranger.ask(`mutation ($id: ID!) { endAccess(id: $id) { id } }`, {
      id: marcus.id,
    });
    expect(codeOf(foreign)).toBe("NOT_FOUND");
  });

  test("tokens of applicants and of programs open nothing of the portal", async () => {
    const applicant = await signIn(server);
    const asked = await applicant.post("/agency/graphql", { query: "{ me { branchId } }" });
    expect(asked.statusCode).toBe(401);
    const program = await aProgram(server, undefined, "Hartley & Co");
    const refused = await server.app.inject({
      method: "POST",
      url: "/agency/graphql",
      headers: { authorization: `Bearer ${program.key}` },
      payload: { query: "{ me { branchId } }" },
    });
    expect(refused.statusCode).toBe(401);
  });
});

describe("many at once", () => {
  const cells = (given: Record<string, string>) => ({
    cells: Object.entries(given).map(([column, text]) => ({ column, text })),
  });
  const lineOf = (given: Record<string, string> = {}) =>
    cells({
      home: "12 Kirk Row, Leeds",
      postcode: "LS9 8AD",
      country: "Scotland",
      rent: "1,100",
      from: "15/12/2026",
      term: "12",
      name: "Aisha Noor",
      email: `${randomUUID()}@example.com`,
      ...given,
    });
  const choices = { policy: "identity-only", language: "en" };
  const LINE = "state number group issues { column code }";
  const check = async (by: Agent, lines: readonly object[]) =>
    (
      await by.ask(
        `query ($lines: [BulkLineInput!]!, $choices: BulkChoicesInput!) { checkLines(lines: $lines, choices: $choices) { ${LINE} } }`,
        { lines, choices },
      )
    ).data.checkLines;
  const send = (by: Agent, lines: readonly object[]) =>
    by.ask(
      `mutation ($lines: [BulkLineInput!]!, $choices: BulkChoicesInput!) {
        sendLines(lines: $lines, choices: $choices) { applications people lines { ${LINE} } } }`,
      { lines, choices },
    );

  test("good lines are sent, lines with mistakes are not, and the same file again sends nothing", async () => {
    const agency = await anAgent(server, { agency: `Bulk ${randomUUID()}` });
    const ref = randomUUID().slice(0, 8);
    const lines = [
      lineOf({ reference: ref }),
      lineOf({ reference: ref, name: "Tom Baines" }),
      lineOf({ reference: "bad", from: "15.13.2026", email: "rosa@example" }),
      lineOf({ reference: "bad", name: "Jess Carrow", from: "" }),
    ];
    expect(await check(agency, lines)).toMatchObject([
      { state: "READY", group: 0 },
      { state: "READY", group: 0 },
      { state: "MISTAKES", group: 2, issues: [{ column: "from" }, { column: "email" }] },
      { state: "WAITS", group: 2, issues: [] },
    ]);
    const sent = await send(agency, lines);
    expect(sent.data.sendLines).toMatchObject({ applications: 1, people: 2 });
    const { rows } = await list(agency);
    expect(rows).toMatchObject([{ reference: ref, people: [{ firstName: "Aisha" }, { firstName: "Tom" }] }]);
    expect(await check(agency, lines)).toMatchObject([{ state: "OPEN" }, { state: "OPEN" }, {}, {}]);
    expect(codeOf(await send(agency, lines))).toBe("NOTHING_TO_SEND");
    expect((await list(agency)).rows).toHaveLength(1);
  });

  test("lines without a policy in force wait, have no mistake, and are not sent", async () => {
    const agency = await anAgent(server, { agency: `Free ${randomUUID()}` });
    const { data } = await agency.ask(
      `query ($lines: [BulkLineInput!]!) { checkLines(lines: $lines, choices: {}) { ${LINE} } }`,
      { lines: [lineOf(), lineOf({ home: "2 Kirk Row", from: "" })] },
    );
    expect(data.checkLines).toMatchObject([
      { state: "WAITS", issues: [] },
      { state: "MISTAKES", issues: [{ column: "from" }] },
    ]);
    const sent = await agency.ask(
      `mutation ($lines: [BulkLineInput!]!) { sendLines(lines: $lines, choices: {}) { people } }`,
      { lines: [lineOf()] },
    );
    expect(codeOf(sent)).toBe("NOTHING_TO_SEND");
  });

  test("two uploads at the same moment create one application", async () => {
    const agency = await anAgent(server, { agency: `Twice ${randomUUID()}` });
    const lines = [lineOf({ reference: "T-1" })];
    const answers = await Promise.all([send(agency, lines), send(agency, lines)]);
    expect(answers.map((answer) => codeOf(answer) ?? "sent").toSorted()).toEqual(["NOTHING_TO_SEND", "sent"]);
    expect((await list(agency)).rows).toHaveLength(1);
  });

  test("a person who has an open application for the home is left out, also without a reference", async () => {
    const agency = await anAgent(server, { agency: `Open ${randomUUID()}` });
    const email = `${randomUUID()}@example.com`;
    await send(agency, [lineOf({ email })]);
    expect(await check(agency, [lineOf({ email, from: "16/12/2026" })])).toMatchObject([
      { state: "OPEN", number: expect.stringMatching(/^LK-/) },
    ]);
    const other = await anAgent(server, { agency: `Other ${randomUUID()}` });
    expect(await check(other, [lineOf({ email })])).toMatchObject([{ state: "READY", number: null }]);
  });

  test("500 lines with every column are read", async () => {
    const lines = Array.from({ length: 500 }, (_line, index) =>
      lineOf({
        reference: `M-${index}`,
        share: "1,100",
        guarantor_name: "Ingrid Noor",
        guarantor_email: `guarantor-${index}@example.com`,
        language: "en",
      }),
    );
    expect(JSON.stringify(lines).length).toBeGreaterThan(200_000);
    const read = await check(marcus, lines);
    expect(read).toHaveLength(500);
    expect(new Set(read.map(({ state }: { state: string }) => state))).toEqual(new Set(["READY"]));
  });

  test("more than 500 lines are refused", async () => {
    const { errors } = await send(
      marcus,
      Array.from({ length: 501 }, () => cells({ name: "A" })),
    );
    expect(errors?.[0]?.extensions.code).toBe("INVALID_INPUT");
  });
});
