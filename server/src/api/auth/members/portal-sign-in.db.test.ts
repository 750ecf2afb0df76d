import { randomUUID } from "node:crypto";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { portalPages } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAgent, anEnrolledAgent, askPortal } from "../../../../test/agents.ts";
import { type Client, newClient, codeOf as refusalOf, signIn, tokenFor } from "../../../../test/client.ts";
import { codeOf, enrolMember, followLink, signInMember, type TestMember } from "../../../../test/members.ts";
import { aColleague, addStaff, askConsole, enrol } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const portal = () => ({ server, pages: portalPages });
const enrolled = (given?: Parameters<typeof addAgent>[1]) => anEnrolledAgent(server, given);
const ME = "{ me { user { email roles } agency { name } } }";
const userIn = async (by: TestMember) => (await askPortal(by, ME)).data.me;

const auditOf = async (subject: string) => {
  const { rows } = await server.context.pool.query(
    "select action, outcome from audit_entry where subject = $1 order by id",
    [subject],
  );
  return rows.map(({ action, outcome }) => `${action} ${outcome}`);
};

describe("the first visit of an agency's user", () => {
  test("begins with an invitation to the portal", async () => {
    const admin = await enrolled();
    const email = `${randomUUID()}@agency.example`;
    await askPortal(
      admin,
      `mutation { inviteUser(email: "${email}", name: "Jo", roles: [NEGOTIATOR]) { id } }`,
    );
    await server.runJobs();
    const [invitation] = server.emails.filter(({ to }) => to === email);
    expect(invitation?.message.button?.href).toMatch(/\/agency\/sign-in$/);
  });

  test("a link alone opens nothing but the way to a second factor", async () => {
    const user = await addAgent(server);
    const client = await followLink(portal(), user.email);
    expect((await client.get(portalPages.auth.refresh)).statusCode).toBe(401);
    expect((await askPortal({ client }, ME)).status).toBe(401);
    expect((await client.get(portalPages.auth.pending)).json()).toMatchObject({
      email: user.email,
      isEnrolled: false,
      factors: [],
      triesLeft: 5,
    });
    for (const path of [portalPages.auth.app, portalPages.auth.recovery])
      expect((await client.post(path, { code: "123456" })).json()).toEqual({ code: "NOT_ENROLLED" });
    expect((await client.post(portalPages.auth.finishEnrolment, {})).json()).toEqual({
      code: "NOT_ENROLLED",
    });
  });

  test("sets up an app: ten recovery codes, then a session of their agency", async () => {
    const user = await addAgent(server, { agency: "Hartley & Co", roles: ["NEGOTIATOR"] });
    const member = await enrolMember(portal(), user);
    expect(new Set(member.recoveryCodes).size).toBe(10);
    expect(await userIn(member)).toEqual({
      user: { email: user.email, roles: ["NEGOTIATOR"] },
      agency: { name: "Hartley & Co" },
    });
    expect(await auditOf(user.id)).toEqual(["agency-user-invited done", "second-factor-set-up done"]);
  });
});

describe("a later visit", () => {
  test("shows a code of the app once, and returns to a page of the portal alone", async () => {
    const { email, secret } = await enrolled();
    const visit = async (returnTo: string, steps: number) => {
      const client = newClient(server);
      await client.post(portalPages.auth.link, { email, returnTo });
      await server.runJobs();
      await client.post(portalPages.auth.confirmLink, { token: tokenFor(server, email) });
      return client.post(portalPages.auth.app, { code: codeOf(server, secret, steps) });
    };
    expect((await visit("/agency/people", 0)).json()).toMatchObject({ returnTo: "/agency/people" });
    expect((await visit("/agency/people", 0)).json()).toMatchObject({ code: "CODE_WRONG" });
    expect((await visit("/console/team", 1)).json().returnTo).not.toBe("/console/team");
  });

  test("five wrong codes end it", async () => {
    const { email } = await enrolled();
    const client = await followLink(portal(), email);
    const wrong = async () => (await client.post(portalPages.auth.app, { code: "000000" })).json();
    for (const triesLeft of [4, 3, 2, 1]) expect(await wrong()).toEqual({ code: "CODE_WRONG", triesLeft });
    expect(await wrong()).toEqual({ code: "SIGN_IN_OVER" });
  });

  test("a recovery code leads to a new second factor", async () => {
    const { email, recoveryCodes } = await enrolled();
    const client = await followLink(portal(), email);
    const used = await client.post(portalPages.auth.recovery, { code: recoveryCodes[0] });
    expect(used.json()).toEqual({ mustEnrol: true });
    expect((await client.get(portalPages.auth.refresh)).statusCode).toBe(401);
  });

  test("is offered to nobody else: the same response for every address, and no e-mail to others", async () => {
    const { email } = await addAgent(server);
    const client = newClient(server);
    const answers = [];
    for (const address of [email, "nobody@agency.example"]) {
      const { statusCode, body } = await client.post(portalPages.auth.link, { email: address });
      answers.push({ statusCode, body });
    }
    await server.runJobs();
    expect(answers[0]).toEqual(answers[1]);
    expect(server.emails.filter(({ to }) => to === "nobody@agency.example")).toEqual([]);
  });
});

describe("one address as applicant, staff and agency's user", () => {
  interface Door {
    readonly link: string;
    readonly confirmLink: string;
    readonly refresh: string;
  }
  const applicants: Door = {
    link: "/auth/one-time-link",
    confirmLink: "/auth/one-time-link/confirm",
    refresh: "/auth/token/refresh",
  };
  const kinds: readonly (readonly [string, Door])[] = [
    ["applicants", applicants],
    ["staff", staffPages.auth],
    ["agencies’ users", portalPages.auth],
  ];

  test.each(kinds)("a link of %s opens nothing of the others", async (kind, { link }) => {
    const email = `${randomUUID()}@example.com`;
    await signIn(server, email);
    await addStaff(server, ["REVIEWER"], email);
    await addAgent(server, { email });
    const client = newClient(server);
    await client.post(link, { email });
    await server.runJobs();
    const token = tokenFor(server, email);
    for (const [other, { confirmLink, refresh }] of kinds.filter(([name]) => name !== kind)) {
      expect((await client.post(confirmLink, { token })).statusCode, other).toBe(410);
      expect((await client.get(refresh)).statusCode, other).toBe(401);
    }
  });

  test("tokens and sessions of each kind are none of the others", async () => {
    const email = `${randomUUID()}@example.com`;
    const applicant = await signIn(server, email);
    const staff = await enrol(server, await addStaff(server, ["REVIEWER", "ADMINISTRATOR"], email));
    const agent = await enrolled({ email });
    const statuses = async (client: Client) => [
      (await client.graphql("{ me { uuid } }")).status,
      (await askConsole({ client }, "{ staff { id } }")).status,
      (await askPortal({ client }, ME)).status,
    ];
    expect(await statuses(applicant)).toEqual([200, 401, 401]);
    expect(await statuses(staff.client)).toEqual([401, 200, 401]);
    expect(await statuses(agent.client)).toEqual([401, 401, 200]);
    const refreshPaths = kinds.map(([, { refresh }]) => refresh);
    for (const [{ cookies }, own] of [
      [applicant, applicants.refresh],
      [staff.client, staffPages.auth.refresh],
      [agent.client, portalPages.auth.refresh],
    ] as const) {
      for (const path of refreshPaths) {
        const browser = newClient(server);
        for (const [name, value] of cookies) browser.cookies.set(name, value);
        expect((await browser.get(path)).statusCode, path).toBe(path === own ? 200 : 401);
      }
    }
  });

  test("signing out of the portal leaves the session of staff in the same browser", async () => {
    const staff = await aColleague(server);
    const { client } = await enrolled();
    for (const [name, value] of staff.client.cookies) client.cookies.set(name, value);
    const out = await client.get(portalPages.auth.endSession);
    expect([out.statusCode, out.headers.location]).toEqual([303, "/agency/sign-in?out"]);
    expect((await client.get(portalPages.auth.refresh)).statusCode).toBe(401);
    expect((await client.get(staffPages.auth.refresh)).statusCode).toBe(200);
  });
});

describe("a person whose access has ended", () => {
  const end = (by: TestMember, id: string) =>
    askPortal(by, `mutation { endAccess(id: "${id}") { endedAt } }`);

  test("has no session from that moment on, and no link makes a new one", async () => {
    const admin = await enrolled();
    const leaver = await enrolled();
    const pending = await followLink(portal(), leaver.email);
    const early = newClient(server);
    await early.post(portalPages.auth.link, { email: leaver.email });
    await server.runJobs();
    const token = tokenFor(server, leaver.email);
    expect((await end(admin, leaver.id)).data.endAccess.endedAt).not.toBeNull();
    expect((await askPortal(leaver, ME)).status).toBe(401);
    expect((await leaver.client.get(portalPages.auth.refresh)).statusCode).toBe(401);
    const code = { code: codeOf(server, leaver.secret, 1) };
    expect((await pending.post(portalPages.auth.app, code)).statusCode).toBe(410);
    expect((await early.post(portalPages.auth.confirmLink, { token })).statusCode).toBe(410);
    const sent = server.emails.length;
    await early.post(portalPages.auth.link, { email: leaver.email });
    await server.runJobs();
    expect(server.emails.slice(sent).filter(({ to }) => to === leaver.email)).toEqual([]);
    expect(await auditOf(leaver.id)).toContain("agency-user-ended done");
  });

  test("comes back with the second step that they had", async () => {
    const admin = await enrolled();
    const leaver = await enrolled();
    await end(admin, leaver.id);
    await askPortal(admin, `mutation { restoreAccess(id: "${leaver.id}") { id } }`);
    const { response } = await signInMember(portal(), leaver);
    expect(response.statusCode).toBe(200);
    expect(await auditOf(leaver.id)).toContain("agency-user-restored done");
  });
});

describe("the users of another agency", () => {
  const acts = (id: string): readonly string[] => [
    `mutation { changeUser(id: "${id}", name: "Jo", roles: [NEGOTIATOR]) { id } }`,
    ...["inviteUserAgain", "endAccess", "restoreAccess", "resetSecondFactor"].map(
      (name) => `mutation { ${name}(id: "${id}") { id } }`,
    ),
  ];

  test("are not listed and not found by id, as if they did not exist", async () => {
    const admin = await enrolled({ agency: "Hartley & Co" });
    const other = await enrolled({ agency: "Mill Lets" });
    const { data } = await askPortal(admin, "{ users { id } }");
    expect(data.users.map(({ id }: { id: string }) => id)).not.toContain(other.id);
    const answers = async (id: string) =>
      Promise.all(acts(id).map(async (query) => refusalOf(await askPortal(admin, query))));
    expect(await answers(other.id)).toEqual(acts("").map(() => "NOT_FOUND"));
    expect(await answers("no-id")).toEqual(acts("").map(() => "NOT_FOUND"));
    expect((await askPortal(other, ME)).status).toBe(200);
  });

  test("keep their address, which is told at its field", async () => {
    const admin = await enrolled({ agency: "Hartley & Co" });
    const { email } = await addAgent(server, { agency: "Mill Lets" });
    const { errors } = await askPortal(
      admin,
      `mutation { inviteUser(email: "${email.toUpperCase()}", name: "Jo", roles: [NEGOTIATOR]) { id } }`,
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "INVALID_INPUT",
      issues: [{ field: "email", code: "agency_user_exists" }],
    });
  });

  test("their branches cannot be chosen", async () => {
    const agent = await enrolled();
    const query = `mutation { changeOwnSettings(branchId: "${randomUUID()}", wantsEvents: true, wantsDigest: true) { branchId } }`;
    expect(refusalOf(await askPortal(agent, query))).toBe("NOT_FOUND");
  });
});

describe("an administrator of an agency", () => {
  const age = ({ id }: TestMember, minutes: number) =>
    server.context.pool.query(
      "update session_family set created_at = created_at - make_interval(mins => $2) where agency_user_id = $1",
      [id, minutes],
    );

  test("keeps their own roles and access, so that one remains", async () => {
    const admin = await enrolled();
    const own = [
      `changeUser(id: "${admin.id}", name: "Marcus", roles: [NEGOTIATOR])`,
      `endAccess(id: "${admin.id}")`,
      `resetSecondFactor(id: "${admin.id}")`,
    ];
    for (const act of own)
      expect(refusalOf(await askPortal(admin, `mutation { ${act} { id } }`)), act).toBe("NOT_YOURSELF");
    expect((await userIn(admin)).user.roles).toEqual(["AGENCY_ADMINISTRATOR"]);
  });

  test("proves once more who they are before access changes; settings need no proof", async () => {
    const admin = await enrolled();
    const { id } = await addAgent(server);
    await age(admin, 11);
    for (const act of [
      `endAccess(id: "${id}")`,
      `resetSecondFactor(id: "${id}")`,
      `inviteUserAgain(id: "${id}")`,
    ])
      expect(refusalOf(await askPortal(admin, `mutation { ${act} { id } }`)), act).toBe("PROOF_NEEDED");
    const settings = "mutation { changeOwnSettings(wantsEvents: false, wantsDigest: true) { wantsDigest } }";
    expect((await askPortal(admin, settings)).data.changeOwnSettings).toEqual({ wantsDigest: true });
    await admin.client.post(portalPages.auth.proof, {});
    const shown = await admin.client.post(portalPages.auth.app, { code: codeOf(server, admin.secret) });
    admin.client.access = shown.json().access;
    const ended = await askPortal(admin, `mutation { endAccess(id: "${id}") { endedAt } }`);
    expect(ended.data.endAccess.endedAt).not.toBeNull();
  });

  test("resets a second step: the sessions end, and the next sign-in sets up a new one", async () => {
    const admin = await enrolled();
    const user = await enrolled();
    await askPortal(admin, `mutation { resetSecondFactor(id: "${user.id}") { id } }`);
    expect((await askPortal(user, ME)).status).toBe(401);
    const client = await followLink(portal(), user.email);
    expect((await client.get(portalPages.auth.pending)).json()).toMatchObject({ isEnrolled: false });
  });

  test("changes name and roles, which count from the next request on", async () => {
    const admin = await enrolled();
    const user = await enrolled({ roles: ["NEGOTIATOR"] });
    expect(refusalOf(await askPortal(user, "{ users { id } }"))).toBe("FORBIDDEN");
    const change = `changeUser(id: "${user.id}", name: "Hannah Boyd", roles: [AGENCY_ADMINISTRATOR])`;
    const { data } = await askPortal(admin, `mutation { ${change} { name roles } }`);
    expect(data.changeUser).toEqual({ name: "Hannah Boyd", roles: ["AGENCY_ADMINISTRATOR"] });
    expect((await askPortal(user, "{ users { id } }")).data.users.length).toBeGreaterThan(1);
    expect(await auditOf(user.id)).toContain("agency-user-changed done");
  });

  test("is told at each field what is wrong with an invitation", async () => {
    const admin = await enrolled();
    const { errors } = await askPortal(
      admin,
      `mutation { inviteUser(email: "jo", name: " ", roles: []) { id } }`,
    );
    const issues = errors?.[0]?.extensions.issues as readonly { readonly field: string }[];
    expect(issues.map(({ field }) => field).toSorted()).toEqual(["email", "name", "roles"]);
  });
});
