import { randomUUID } from "node:crypto";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issuesOf, codeOf as refusalOf } from "../../../test/client.ts";
import { deskOf, take } from "../../../test/decisions.ts";
import { codeOf } from "../../../test/members.ts";
import { anApplication } from "../../../test/new-applications.ts";
import { addEvents, partyNamed } from "../../../test/parties.ts";
import { aColleague, askConsole, type Colleague, followStaffLink, signInAgain } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let ruth: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
});
afterAll(() => server.close());

const MEMBER = "id email name roles factors lastSeenAt blockedAt isYou";

const invite = (
  by: Colleague,
  member: { readonly email: string; readonly name?: string; readonly roles?: readonly string[] },
) =>
  askConsole(
    by,
    `mutation ($email: String!, $name: String!, $roles: [StaffRole!]!) {
      inviteStaff(email: $email, name: $name, roles: $roles) { ${MEMBER} } }`,
    { name: "Jonas Weber", roles: ["REVIEWER"], ...member },
  );

const change = (by: Colleague, name: string, id: string) =>
  askConsole(by, `mutation ($id: ID!) { ${name}(id: $id) { ${MEMBER} } }`, { id });

describe("an administrator", () => {
  test("invites a colleague, whose e-mail leads to the sign-in without a token", async () => {
    const email = `${randomUUID()}@quillfield.example`;
    const { data } = await invite(ruth, { email: ` ${email.toUpperCase()}`, name: " Jonas Weber " });
    expect(data.inviteStaff).toMatchObject({
      email,
      name: "Jonas Weber",
      roles: ["REVIEWER"],
      factors: [],
      lastSeenAt: null,
    });
    await server.runJobs();
    const [sent] = server.emails.filter(({ to }) => to === email);
    expect(sent?.message.button?.href).toBe("http://localhost:8080/console/sign-in");
    await change(ruth, "resendStaffInvitation", data.inviteStaff.id);
    await server.runJobs();
    expect(server.emails.filter(({ to }) => to === email)).toHaveLength(2);
  });

  test("is told at the field what is wrong with an invitation", async () => {
    expect(issuesOf(await invite(ruth, { email: "jonas", name: " ", roles: [] }))).toEqual({
      email: "validation.email.format",
      name: "validation.required",
      roles: "validation.please_select_an_option",
    });
    expect(issuesOf(await invite(ruth, { email: ruth.email }))).toEqual({ email: "already_on_team" });
  });

  test("sees the team, themselves marked", async () => {
    const { data } = await askConsole(ruth, `{ team { ${MEMBER} } staff { name isYou } }`);
    expect(data.staff).toEqual({ name: "Priya Nair", isYou: true });
    const mine = data.team.filter(({ isYou }: { isYou: boolean }) => isYou);
    expect(mine).toMatchObject([{ id: ruth.id, roles: ["ADMINISTRATOR"], factors: ["APP"] }]);
    expect(mine[0].lastSeenAt).toMatch(/Z$/);
  });

  test("gives other roles, which count at once", async () => {
    const colleague = await aColleague(server);
    expect(refusalOf(await askConsole(colleague, "{ team { id } }"))).toBe("FORBIDDEN");
    const { data } = await askConsole(
      ruth,
      `mutation ($id: ID!) { changeStaff(id: $id, name: "Lucía Ortega", roles: [REVIEWER, ADMINISTRATOR]) { name roles } }`,
      { id: colleague.id },
    );
    expect(data.changeStaff).toEqual({ name: "Lucía Ortega", roles: ["REVIEWER", "ADMINISTRATOR"] });
    expect((await askConsole(colleague, "{ team { id } }")).errors).toBeUndefined();
  });

  test("gives the cases of who is no reviewer any more back to the queue", async () => {
    const colleague = await aColleague(server);
    const priya = await aColleague(server);
    const { people } = await anApplication(priya);
    const [{ id }] = people;
    await addEvents(server, await partyNamed(server, id), "opened", "submitted");
    await take(colleague, id);
    const { errors } = await askConsole(
      ruth,
      `mutation ($id: ID!) { changeStaff(id: $id, name: "Lucía Ortega", roles: [ADMINISTRATOR]) { name } }`,
      { id: colleague.id },
    );
    expect(errors).toBeUndefined();
    expect((await deskOf(priya, id)).party.reviewer).toBeNull();
  });

  test("cannot block themselves, and knows nobody by a wrong id", async () => {
    for (const name of ["blockStaff", "resetSecondFactor", "unblockStaff"]) {
      expect(refusalOf(await change(ruth, name, ruth.id))).toBe("NOT_YOURSELF");
      for (const id of [randomUUID(), "x"]) expect(refusalOf(await change(ruth, name, id))).toBe("NOT_FOUND");
    }
  });
});

describe("SES-04 (in part) blocking and limits of a session", () => {
  test("a colleague who is blocked is out at that moment: token, session, pending sign-in and link", async () => {
    const colleague = await aColleague(server);
    const pending = await followStaffLink(server, colleague.email);
    const { data } = await change(ruth, "blockStaff", colleague.id);
    expect(data.blockStaff.blockedAt).toMatch(/Z$/);
    expect((await askConsole(colleague, "{ staff { id } }")).status).toBe(401);
    expect((await colleague.client.get(staffPages.auth.refresh)).statusCode).toBe(401);
    const shown = await pending.post(staffPages.auth.app, { code: codeOf(server, colleague.secret) });
    expect(shown.statusCode).toBe(410);
    const before = server.emails.length;
    await pending.post(staffPages.auth.link, { email: colleague.email });
    await server.runJobs();
    expect(server.emails).toHaveLength(before);
    await change(ruth, "unblockStaff", colleague.id);
    expect((await signInAgain(server, colleague)).response.statusCode).toBe(200);
  });

  test("a second factor that is reset has to be set up again", async () => {
    const colleague = await aColleague(server);
    await change(ruth, "resetSecondFactor", colleague.id);
    expect((await askConsole(colleague, "{ staff { id } }")).status).toBe(401);
    expect((await signInAgain(server, colleague)).response.json()).toEqual({ code: "NOT_ENROLLED" });
  });

  test.each([
    ["idle", "rotated_at = rotated_at - interval '121 minutes'"],
    ["absolute", "expires_at = now() - interval '1 second'"],
  ])("the %s time ends it", async (_kind, aged) => {
    const { id, client } = await aColleague(server);
    await server.context.pool.query(`update session_family set ${aged} where staff_id = $1`, [id]);
    expect((await client.get(staffPages.auth.refresh)).statusCode).toBe(401);
  });
});

describe("a reviewer", () => {
  test("changes no team", async () => {
    const colleague = await aColleague(server);
    expect(refusalOf(await invite(colleague, { email: "a@b.example" }))).toBe("FORBIDDEN");
    for (const name of ["blockStaff", "unblockStaff", "resetSecondFactor", "resendStaffInvitation"]) {
      expect(refusalOf(await change(colleague, name, ruth.id))).toBe("FORBIDDEN");
    }
  });
});
