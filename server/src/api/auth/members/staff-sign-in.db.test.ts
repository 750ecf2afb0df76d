import { randomUUID } from "node:crypto";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newClient, signIn, tokenFor } from "../../../../test/client.ts";
import { codeOf } from "../../../../test/members.ts";
import { aColleague, addStaff, enrol, followStaffLink, signInAgain } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { inTransaction } from "../../../platform/work/work.ts";
import { inviteStaffAgain } from "../../../staff/staff-members.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const auditOf = async (subject: string) => {
  const { rows } = await server.context.pool.query(
    "select action, outcome from audit_entry where subject = $1 order by id",
    [subject],
  );
  return rows.map(({ action, outcome }) => `${action} ${outcome}`);
};

describe("the first visit", () => {
  test("AUTH-09 (in part) a link alone opens nothing but the way to a second factor", async () => {
    const member = await addStaff(server);
    const client = await followStaffLink(server, member.email);
    expect((await client.get(staffPages.auth.refresh)).statusCode).toBe(401);
    expect((await client.get(staffPages.auth.pending)).json()).toMatchObject({
      email: member.email,
      isEnrolled: false,
      factors: [],
      triesLeft: 5,
    });
    for (const path of [staffPages.auth.app, staffPages.auth.recovery]) {
      expect((await client.post(path, { code: "123456" })).json()).toEqual({ code: "NOT_ENROLLED" });
    }
    expect((await client.post(staffPages.auth.finishEnrolment, {})).json()).toEqual({ code: "NOT_ENROLLED" });
  });

  test("sets up an app: ten recovery codes, then a session", async () => {
    const member = await addStaff(server);
    const { client, recoveryCodes } = await enrol(server, member);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect((await client.get(staffPages.auth.refresh)).json().access).toMatch(/^ey/);
    expect(await auditOf(member.id)).toEqual(["staff-invited done", "second-factor-set-up done"]);
  });

  test("counts only when it was finished: whoever leaves before begins again", async () => {
    const member = await addStaff(server);
    const client = await followStaffLink(server, member.email);
    const { secret } = (await client.post(staffPages.auth.enrolApp, {})).json();
    await client.post(staffPages.auth.confirmApp, { code: codeOf(server, secret) });
    const later = await followStaffLink(server, member.email);
    expect((await later.get(staffPages.auth.pending)).json()).toMatchObject({ isEnrolled: false });
    expect((await later.post(staffPages.auth.app, { code: codeOf(server, secret, 1) })).statusCode).toBe(409);
  });

  test("refuses a wrong code, and says how many tries are left", async () => {
    const client = await followStaffLink(server, (await addStaff(server)).email);
    await client.post(staffPages.auth.enrolApp, {});
    const refused = await client.post(staffPages.auth.confirmApp, { code: "12 34" });
    expect([refused.statusCode, refused.json()]).toEqual([422, { code: "CODE_WRONG", triesLeft: 4 }]);
  });
});

describe("a later visit", () => {
  test("AUTH-09 (in part) shows a code of the app, and returns to the page that was asked for", async () => {
    const colleague = await aColleague(server);
    const client = newClient(server);
    await client.post(staffPages.auth.link, { email: colleague.email, returnTo: "/console/cases/7" });
    await server.runJobs();
    const token = tokenFor(server, colleague.email);
    expect((await client.post(staffPages.auth.lookAtLink, { token })).json()).toMatchObject({
      sameBrowser: true,
    });
    await client.post(staffPages.auth.confirmLink, { token });
    const shown = await client.post(staffPages.auth.app, { code: codeOf(server, colleague.secret) });
    expect(shown.json()).toMatchObject({ returnTo: "/console/cases/7" });
  });

  test("a code counts once, also for somebody who looks on", async () => {
    const colleague = await aColleague(server);
    expect((await signInAgain(server, colleague)).response.statusCode).toBe(200);
    expect((await signInAgain(server, colleague)).response.json()).toMatchObject({ code: "CODE_WRONG" });
  });

  test("five wrong codes end it, and are audited", async () => {
    const colleague = await aColleague(server);
    const client = await followStaffLink(server, colleague.email);
    const wrong = async () => (await client.post(staffPages.auth.app, { code: "000000" })).json();
    expect(
      [await wrong(), await wrong(), await wrong(), await wrong()].map(({ triesLeft }) => triesLeft),
    ).toEqual([4, 3, 2, 1]);
    expect(await wrong()).toEqual({ code: "SIGN_IN_OVER" });
    const right = await client.post(staffPages.auth.app, { code: codeOf(server, colleague.secret) });
    expect([right.statusCode, right.json()]).toEqual([410, { code: "SIGN_IN_OVER" }]);
    expect(
      (await auditOf(colleague.id)).filter((entry) => entry === "second-factor-refused refused"),
    ).toHaveLength(5);
  });

  test("wrong codes that arrive together are counted one by one", async () => {
    const colleague = await aColleague(server);
    const client = await followStaffLink(server, colleague.email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.post(staffPages.auth.app, { code: "000000" })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(4);
  });

  test("a passkey that nobody asked for is refused", async () => {
    const { email } = await aColleague(server);
    const client = await followStaffLink(server, email);
    expect((await client.post(staffPages.auth.passkeyOptions, {})).json()).toMatchObject({
      rpId: "localhost",
      userVerification: "required",
    });
    const part = { clientDataJSON: "e30", authenticatorData: "e30", signature: "e30" };
    const response = { id: "x", rawId: "x", type: "public-key", clientExtensionResults: {}, response: part };
    expect((await client.post(staffPages.auth.passkey, { response })).json()).toEqual({
      code: "PASSKEY_REFUSED",
      triesLeft: 4,
    });
    expect((await client.post(staffPages.auth.passkey, { response: "x" })).statusCode).toBe(400);
  });
});

describe("a recovery code", () => {
  test("leads to a new second factor, works once, and its owner is told", async () => {
    const colleague = await aColleague(server);
    const [first = ""] = colleague.recoveryCodes;
    const client = await followStaffLink(server, colleague.email);
    const used = await client.post(staffPages.auth.recovery, { code: first.toUpperCase().replace("-", " ") });
    expect(used.json()).toEqual({ mustEnrol: true });
    expect((await client.get(staffPages.auth.refresh)).statusCode).toBe(401);
    await server.runJobs();
    expect(server.emails.at(-1)).toMatchObject({
      to: colleague.email,
      id: `recovery-code-used-${colleague.id}`,
    });

    const again = await followStaffLink(server, colleague.email);
    expect((await again.post(staffPages.auth.recovery, { code: first })).statusCode).toBe(422);
    // The app still works until the new one does.
    expect(
      (await again.post(staffPages.auth.app, { code: codeOf(server, colleague.secret) })).statusCode,
    ).toBe(200);

    const { secret } = (await client.post(staffPages.auth.enrolApp, {})).json();
    expect((await client.post(staffPages.auth.confirmApp, { code: codeOf(server, secret) })).statusCode).toBe(
      200,
    );
    expect((await client.post(staffPages.auth.finishEnrolment, {})).json().access).toMatch(/^ey/);
    const old = await followStaffLink(server, colleague.email);
    expect(
      (await old.post(staffPages.auth.app, { code: codeOf(server, colleague.secret, 1) })).statusCode,
    ).toBe(422);
  });
});

describe("an enrolment after a recovery code that is abandoned", () => {
  const enrolmentAfterCode = async (colleague: Awaited<ReturnType<typeof aColleague>>) => {
    const client = await followStaffLink(server, colleague.email);
    await client.post(staffPages.auth.recovery, { code: colleague.recoveryCodes[0] });
    return client;
  };
  const confirmNewApp = async (client: Awaited<ReturnType<typeof enrolmentAfterCode>>) => {
    const { secret } = (await client.post(staffPages.auth.enrolApp, {})).json();
    return client.post(staffPages.auth.confirmApp, { code: codeOf(server, secret) });
  };
  /** The mailbox alone must not be enough to set up a factor: the old app and the other codes still count. */
  const expectOldFactor = async (colleague: Awaited<ReturnType<typeof aColleague>>) => {
    const { response } = await signInAgain(server, colleague);
    expect(response.statusCode).toBe(200);
    const later = await followStaffLink(server, colleague.email);
    expect((await later.get(staffPages.auth.pending)).json()).toMatchObject({
      isEnrolled: true,
      factors: ["app"],
    });
    expect((await later.post(staffPages.auth.enrolApp, {})).statusCode).toBe(409);
    const used = await later.post(staffPages.auth.recovery, { code: colleague.recoveryCodes[1] });
    expect(used.json()).toEqual({ mustEnrol: true });
  };

  test("before the codes of a confirmed app are saved", async () => {
    const colleague = await aColleague(server);
    expect((await confirmNewApp(await enrolmentAfterCode(colleague))).statusCode).toBe(200);
    await expectOldFactor(colleague);
  });

  test("with a passkey that fails", async () => {
    const colleague = await aColleague(server);
    const client = await enrolmentAfterCode(colleague);
    await client.post(staffPages.auth.enrolPasskeyOptions, {});
    const part = { clientDataJSON: "e30", attestationObject: "e30" };
    const response = { id: "x", rawId: "x", type: "public-key", clientExtensionResults: {}, response: part };
    const refused = await client.post(staffPages.auth.enrolPasskey, { response });
    expect(refused.json()).toEqual({ code: "PASSKEY_REFUSED", triesLeft: 4 });
    await expectOldFactor(colleague);
  });

  test("with a second app that is never confirmed", async () => {
    const colleague = await aColleague(server);
    const client = await enrolmentAfterCode(colleague);
    await confirmNewApp(client);
    await client.post(staffPages.auth.enrolApp, {});
    expect((await client.post(staffPages.auth.finishEnrolment, {})).json()).toEqual({ code: "NOT_ENROLLED" });
    await expectOldFactor(colleague);
  });
});

describe("AUTH-05 (in part) whether somebody works here", () => {
  test("is told to nobody: the same response for every address, and no e-mail to others", async () => {
    const { email } = await addStaff(server);
    const client = newClient(server);
    const answers = [];
    for (const address of [email, "nobody@quillfield.example"]) {
      const { statusCode, body } = await client.post(staffPages.auth.link, { email: address });
      answers.push({ statusCode, body });
    }
    await server.runJobs();
    expect(answers[0]).toEqual(answers[1]);
    expect(server.emails.filter(({ to }) => to === "nobody@quillfield.example")).toEqual([]);
    expect((await client.post(staffPages.auth.link, { email: "priya" })).statusCode).toBe(400);
  });
});

describe("AUTH-09 applicants' links and tokens", () => {
  test("open nothing of staff, with the same address either", async () => {
    const email = `${randomUUID()}@quillfield.example`;
    await enrol(server, await addStaff(server, ["REVIEWER"], email));
    const client = newClient(server);
    await client.post("/auth/one-time-link", { email });
    await server.runJobs();
    const token = tokenFor(server, email);
    expect((await client.post(staffPages.auth.lookAtLink, { token })).statusCode).toBe(410);
    expect((await client.post(staffPages.auth.confirmLink, { token })).statusCode).toBe(410);
    expect((await client.post("/auth/one-time-link/confirm", { token })).statusCode).toBe(200);
    expect((await client.get(staffPages.auth.refresh)).statusCode).toBe(401);
  });

  test("and a link of staff opens nothing of applicants", async () => {
    const { email } = await addStaff(server);
    const client = newClient(server);
    await client.post(staffPages.auth.link, { email });
    await server.runJobs();
    const token = tokenFor(server, email);
    expect((await client.post("/auth/one-time-link/look", { token })).statusCode).toBe(410);
    expect((await client.post("/auth/one-time-link/confirm", { token })).statusCode).toBe(410);
    expect((await client.post(staffPages.auth.confirmLink, { token })).statusCode).toBe(200);
  });

  test("tokens of the one kind are none of the other", async () => {
    const { client } = await aColleague(server);
    expect((await client.graphql("{ me { uuid } }")).status).toBe(401);
    const applicant = await signIn(server);
    const asked = await applicant.post("/console/graphql", { query: "{ staff { id } }" });
    expect(asked.statusCode).toBe(401);
  });
});

describe("the session", () => {
  test("SES-01 (in part) a refresh cookie that was used before ends it", async () => {
    const { client } = await aColleague(server);
    const name = [...client.cookies.keys()].find((cookie) => cookie.includes("staff_refresh")) ?? "";
    const first = client.cookies.get(name) ?? "";
    await client.get(staffPages.auth.refresh);
    await client.get(staffPages.auth.refresh);
    const newest = client.cookies.get(name) ?? "";
    client.cookies.set(name, first);
    expect((await client.get(staffPages.auth.refresh)).statusCode).toBe(401);
    client.cookies.set(name, newest);
    expect((await client.get(staffPages.auth.refresh)).statusCode).toBe(401);
  });

  test("signing out ends it, and leaves an applicant's session in the same browser", async () => {
    const email = `${randomUUID()}@example.com`;
    const applicant = await signIn(server, email);
    const { client } = await aColleague(server);
    for (const [name, value] of applicant.cookies) client.cookies.set(name, value);
    const out = await client.get(staffPages.auth.endSession);
    expect([out.statusCode, out.headers.location]).toEqual([303, "/console/sign-in?out"]);
    expect(out.headers["clear-site-data"]).toBeUndefined();
    expect((await client.post("/console/graphql", { query: "{ staff { id } }" })).statusCode).toBe(401);
    expect((await client.get(staffPages.auth.refresh)).statusCode).toBe(401);
    expect((await client.get("/auth/token/refresh")).statusCode).toBe(200);
  });
});

test("every e-mail to staff is in English, whatever language a page asks for", async () => {
  const colleague = await aColleague(server);
  const client = newClient(server);
  await client.post(staffPages.auth.link, { email: colleague.email, language: "de" });
  await server.runJobs();
  await client.post(staffPages.auth.confirmLink, { token: tokenFor(server, colleague.email) });
  await client.post(staffPages.auth.recovery, { code: colleague.recoveryCodes[0] });
  await server.runJobs();
  await inTransaction(server.context, { kind: "job", name: "test" }, (work) =>
    inviteStaffAgain(work, colleague.id),
  );
  await server.runJobs();
  const received = server.emails.filter(({ to }) => to === colleague.email);
  const titles = received.map(({ message }) => [message.language, message.title]);
  expect(titles.slice(-3)).toEqual([
    ["en", "Your sign-in link"],
    ["en", "A recovery code was used"],
    ["en", "You can sign in now"],
  ]);
});
