import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, issuesOf, newClient, signIn, tokenFor } from "../../../test/client.ts";
import { answerIdentity } from "../../../test/identity.ts";
import {
  APPLICATION,
  anApplication,
  createApplication,
  newApplication,
  somebody,
} from "../../../test/new-applications.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let priya: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
});
afterAll(() => server.close());

const read = async (id: string) =>
  (await askConsole(priya, `query ($id: ID!) { application(id: $id) { ${APPLICATION} } }`, { id })).data
    .application;

const change = (name: string, variables: Record<string, unknown>, args: string, passed: string) =>
  askConsole(priya, `mutation (${args}) { ${name}(${passed}) { ${APPLICATION} } }`, variables);

const ofParty = (name: string, partyId: string) =>
  change(name, { partyId }, "$partyId: ID!", "partyId: $partyId");

const correct = (partyId: string, email: string) =>
  change(
    "correctAddress",
    { partyId, email },
    "$partyId: ID!, $email: String!",
    "partyId: $partyId, email: $email",
  );

const share = (applicationId: string, shares: unknown, added: unknown = []) =>
  change(
    "changePeople",
    { applicationId, shares, added },
    "$applicationId: ID!, $shares: [ShareInput!]!, $added: [NewPersonInput!]!",
    "applicationId: $applicationId, shares: $shares, added: $added",
  );

const emailsTo = (email: string) => server.emails.filter(({ to }) => to === email);

const auditOf = async (subject: string): Promise<readonly string[]> => {
  const { rows } = await server.context.pool.query(
    "select action from audit_entry where subject = $1 order by id",
    [subject],
  );
  return rows.map(({ action }) => action);
};

describe("a new application", () => {
  test("invites everybody, tenants, occupiers and guarantors, in its language", async () => {
    const lukas = somebody({ firstName: "Lukas", lastName: "Brandt", shareMinor: 40_000 });
    const ingrid = { firstName: "Ingrid", lastName: "Brandt", email: `${randomUUID()}@example.com` };
    const amara = somebody({ shareMinor: 55_000 });
    const sam = somebody({ firstName: "Sam", lastName: "Whitlock", shareMinor: 0 });
    const people = [
      { ...amara, guarantor: { ...ingrid, email: ingrid.email.toUpperCase() } },
      { ...lukas, guarantor: ingrid },
      sam,
    ];
    const made = await anApplication(priya, { people, language: "de" });
    expect(
      made.people.map(({ firstName, role, shareMinor }: typeof made) => [firstName, role, shareMinor]),
    ).toEqual([
      ["Amara", "tenant", 55_000],
      ["Lukas", "tenant", 40_000],
      ["Sam", "occupier", 0],
      ["Ingrid", "guarantor", 0],
    ]);
    const guarantor = made.people[3].id;
    expect(made.people.map(({ guarantorId }: typeof made) => guarantorId)).toEqual([
      guarantor,
      guarantor,
      null,
      null,
    ]);
    await server.runJobs();
    for (const { email } of [amara, lukas, sam, ingrid]) {
      expect(emailsTo(email)).toMatchObject([{ message: { language: "de" } }]);
    }
    const invited = await read(made.id);
    for (const { invitation } of invited.people) expect(invitation.sentAt).toMatch(/Z$/);
  });

  test("can be answered by whoever was invited, and shows it", async () => {
    const person = somebody();
    const made = await anApplication(priya, { people: [person] });
    expect(made.people[0]).toMatchObject({
      status: "INVITED",
      sections: [{ name: "IDENTITY", progress: "todo" }],
      invitation: { signedInAt: null },
    });
    await answerIdentity(server, await signIn(server, person.email));
    const { people, isProvisional } = await read(made.id);
    expect(isProvisional).toBe(true);
    expect(people[0]).toMatchObject({ status: "COLLECTING", sections: [{ progress: "done" }] });
    expect(people[0].invitation.signedInAt).toMatch(/Z$/);
  });

  test("says at the field what is wrong", async () => {
    const wrong = newApplication({ home: "", rentMinor: 100_000, people: [somebody({ email: "amara" })] });
    expect(issuesOf(await createApplication(priya, wrong))).toEqual({
      home: "validation.required",
      "people.0.email": "validation.email.format",
      people: "newApplication.validations.shares",
    });
  });

  test("LAW-01 (in part) LAW-03 (in part) for a home in England has no term and names the advertised rent", async () => {
    const { advertisedRentMinor: _rent, ...input } = newApplication({
      country: "ENG",
      policy: "england-default",
    });
    expect(
      issuesOf(await createApplication(priya, { ...input, termMonths: 12, advertisedRentMinor: 94_999 })),
    ).toEqual({
      rent: "newApplication.validations.bidding",
      term: "newApplication.validations.noTerm",
    });
    expect(issuesOf(await createApplication(priya, input))).toEqual({
      advertisedRent: "validation.required",
    });
    const { id } = await anApplication(priya, {
      ...input,
      termMonths: undefined,
      advertisedRentMinor: 95_000,
    });
    const query = "query ($id: ID!) { application(id: $id) { termMonths advertisedRentMinor rentPeriod } }";
    const termsOf = async () => (await askConsole(priya, query, { id })).data.application;
    const english = { termMonths: null, advertisedRentMinor: 95_000, rentPeriod: "month" };
    expect(await termsOf()).toEqual(english);
    // As an application from before the law.
    await server.context.pool.query("update application set term_months = 12 where id = $1", [id]);
    expect(await termsOf()).toEqual(english);
    await server.context.pool.query("update application set property_country = 'WLS' where id = $1", [id]);
    expect((await termsOf()).termMonths).toBe(12);
  });

  test("is made once, however often it is sent with the same key", async () => {
    const query = `mutation ($input: NewApplicationInput!) { createApplication(input: $input) { id } }`;
    const headers = { "idempotency-key": randomUUID() };
    const input = newApplication();
    const answers = await Promise.all(
      [1, 2, 3].map(() => priya.client.post("/console/graphql", { query, variables: { input } }, headers)),
    );
    const ids = answers.map((answer) => answer.json().data?.createApplication.id);
    expect(new Set(ids).size).toBe(1);
    expect(emailsTo(input.people[0]?.email ?? "")).toEqual([]);
    await server.runJobs();
    expect(emailsTo(input.people[0]?.email ?? "")).toHaveLength(1);
  });
});

describe("an invitation", () => {
  test("is sent again", async () => {
    const person = somebody();
    const [invited] = (await anApplication(priya, { people: [person] })).people;
    await server.runJobs();
    expect((await ofParty("resendInvitation", invited.id)).errors).toBeUndefined();
    await server.runJobs();
    expect(emailsTo(person.email)).toHaveLength(2);
    expect(await auditOf(invited.id)).toEqual(["party-added", "invitation-sent-again"]);
  });

  test("that came back says why, until it is sent again", async () => {
    const made = await anApplication(priya);
    const [{ id }] = made.people;
    await server.context.emailFailed({ kind: "invitation", id, reason: "550 5.1.1" });
    expect((await read(made.id)).people[0].invitation.bouncedBecause).toBe("550 5.1.1");
    const { data } = await ofParty("resendInvitation", id);
    expect(data.resendInvitation.people[0].invitation.bouncedBecause).toBeNull();
  });

  test("goes to the address that was meant; links and session of the other one end at once", async () => {
    const person = somebody();
    const made = await anApplication(priya, { people: [person] });
    const [{ id }] = made.people;
    const stranger = await signIn(server, person.email);
    const waiting = newClient(server);
    await waiting.post("/auth/one-time-link", { email: person.email });
    await server.runJobs();
    const meant = `${randomUUID()}@example.com`;
    const { data } = await correct(id, ` ${meant.toUpperCase()}`);
    expect(data.correctAddress.people[0]).toMatchObject({ email: meant, invitation: { signedInAt: null } });
    expect((await stranger.graphql("{ me { uuid } }")).status).toBe(401);
    const token = tokenFor(server, person.email);
    expect((await waiting.post("/auth/one-time-link/confirm", { token })).statusCode).toBe(410);
    await server.runJobs();
    expect(emailsTo(meant)).toHaveLength(1);
    const right = await signIn(server, meant);
    expect((await right.graphql("{ me { uuid } }")).data.me.uuid).toBe(id);
    const again = await signIn(server, person.email);
    expect((await again.graphql("{ me { uuid } }")).data?.me?.uuid).not.toBe(id);
  });

  test("keeps its address once somebody has begun to answer", async () => {
    const person = somebody();
    const [{ id }] = (await anApplication(priya, { people: [person] })).people;
    await answerIdentity(server, await signIn(server, person.email));
    expect(codeOf(await correct(id, "sam@example.com"))).toBe("ALREADY_BEGUN");
  });

  test("a wrong or the same address is refused at the field", async () => {
    const person = somebody();
    const [{ id }] = (await anApplication(priya, { people: [person] })).people;
    expect(issuesOf(await correct(id, "sam"))).toEqual({ email: "validation.email.format" });
    expect(issuesOf(await correct(id, person.email))).toEqual({ email: "validation.email.unchanged" });
  });
});

describe("somebody who withdraws", () => {
  test("is out: nothing is sent to them, and nothing is changed", async () => {
    const made = await anApplication(priya);
    const [{ id }] = made.people;
    const { data } = await ofParty("withdrawParty", id);
    expect(data.withdrawParty.people[0].status).toBe("WITHDRAWN");
    expect(data.withdrawParty.isProvisional).toBe(false);
    for (const name of ["resendInvitation", "withdrawParty"]) {
      expect(codeOf(await ofParty(name, id))).toBe("CASE_CLOSED");
    }
    expect(codeOf(await correct(id, "sam@example.com"))).toBe("CASE_CLOSED");
  });
});

describe("a household", () => {
  const two = async () => {
    const people = [somebody({ shareMinor: 50_000 }), somebody({ firstName: "Lukas", shareMinor: 45_000 })];
    return anApplication(priya, { people, policy: "scotland-wales-ni-default" });
  };

  test("shares the rent anew, with whoever comes", async () => {
    const made = await two();
    const [amara, lukas] = made.people;
    const mei = somebody({ firstName: "Mei", lastName: "Tan", shareMinor: 30_000 });
    const shares = [
      { partyId: amara.id, shareMinor: 35_000 },
      { partyId: lukas.id, shareMinor: 30_000 },
    ];
    const { data } = await share(made.id, shares, [mei]);
    expect(data.changePeople.people.map(({ shareMinor }: typeof amara) => shareMinor)).toEqual([
      35_000, 30_000, 30_000,
    ]);
    expect(await auditOf(amara.id)).toContain("share-changed");
    await server.runJobs();
    expect(emailsTo(mei.email)).toHaveLength(1);
  });

  test("is refused when the rent is not shared out", async () => {
    const made = await two();
    const shares = [{ partyId: made.people[0].id, shareMinor: 1 }];
    expect(issuesOf(await share(made.id, shares))).toEqual({ people: "newApplication.validations.shares" });
    expect((await read(made.id)).people[0].shareMinor).toBe(50_000);
  });

  test("has no share for somebody else's party, or one that has withdrawn", async () => {
    const made = await two();
    const other = await two();
    const [, lukas] = made.people;
    await ofParty("withdrawParty", lukas.id);
    for (const partyId of [other.people[0].id, lukas.id, "x"]) {
      expect(codeOf(await share(made.id, [{ partyId, shareMinor: 95_000 }]))).toBe("CASE_CLOSED");
    }
    const all = [{ partyId: made.people[0].id, shareMinor: 95_000 }];
    expect((await share(made.id, all)).errors).toBeUndefined();
  });

  test("an application that nobody has is not found", async () => {
    for (const id of [randomUUID(), "x"]) {
      expect(codeOf(await share(id, []))).toBe("NOT_FOUND");
      expect(
        codeOf(await askConsole(priya, "query ($id: ID!) { application(id: $id) { id } }", { id })),
      ).toBe("NOT_FOUND");
    }
  });
});
