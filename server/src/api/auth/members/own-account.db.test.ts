import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, newClient, codeOf as refusalOf } from "../../../../test/client.ts";
import { codeOf, confirmApp } from "../../../../test/members.ts";
import { aColleague, addStaff, askConsole, type Colleague, signInAgain } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const administrator = () => aColleague(server, ["ADMINISTRATOR"]);

/** As if they had signed in so many minutes ago. */
const age = ({ id }: Colleague, minutes: number) =>
  server.context.pool.query(
    "update session_family set created_at = created_at - make_interval(mins => $2) where staff_id = $1",
    [id, minutes],
  );

const account = async (by: Pick<Colleague, "client">) =>
  (await askConsole(by, "{ ownAccount { sessions { id isThis } passkeys { id } hasApp recoveryCodesLeft } }"))
    .data.ownAccount;

const beginProof = (client: Client, body: object = {}) => client.post(staffPages.auth.proof, body);

/** Shows the app's code of now: enrolling has used that of the step before. */
const prove = async ({ client, secret }: Colleague, steps = 0): Promise<void> => {
  expect((await beginProof(client)).statusCode).toBe(200);
  const shown = await client.post(staffPages.auth.app, { code: codeOf(server, secret, steps) });
  expect(shown.statusCode).toBe(200);
  client.access = shown.json().access;
};

const emailsTo = async ({ email }: Pick<Colleague, "email">) => {
  await server.runJobs();
  return server.emails.filter(({ to }) => to === email).map(({ message }) => message.subject);
};

const CREATE_KEY = `mutation { createApiKey(agency: "Quillfield", name: "Quillfield", scopes: [APPLICATIONS_READ]) { text } }`;

describe("before a sensitive act staff prove once more who they are (ASVS 7.5.3)", () => {
  const acts = (colleague: string): readonly string[] => [
    CREATE_KEY,
    `mutation { inviteStaff(email: "${colleague}@quillfield.example", name: "Mei Tan", roles: [REVIEWER]) { id } }`,
    `mutation { changeStaff(id: "${colleague}", name: "Mei Tan", roles: [ADMINISTRATOR]) { id } }`,
    `mutation { resetSecondFactor(id: "${colleague}") { id } }`,
    `mutation { unblockStaff(id: "${colleague}") { id } }`,
    `mutation { resendStaffInvitation(id: "${colleague}") { id } }`,
    "mutation { renewRecoveryCodes }",
    "mutation { removeFactor { hasApp } }",
  ];

  test("ten minutes after signing in each is refused, and done after the second step", async () => {
    const ruth = await administrator();
    const { id } = await addStaff(server);
    await age(ruth, 11);
    for (const act of acts(id)) expect(refusalOf(await askConsole(ruth, act)), act).toBe("PROOF_NEEDED");
    await prove(ruth);
    for (const act of acts(id).slice(0, 7)) expect((await askConsole(ruth, act)).errors, act).toBeUndefined();
  });

  test("nine minutes after signing in nothing is asked", async () => {
    const ruth = await administrator();
    await age(ruth, 9);
    expect((await askConsole(ruth, CREATE_KEY)).errors).toBeUndefined();
  });

  test("blocking a colleague is never held up, and nothing is asked for reading", async () => {
    const ruth = await administrator();
    const { id } = await addStaff(server);
    await age(ruth, 300);
    expect((await askConsole(ruth, `mutation { blockStaff(id: "${id}") { id } }`)).errors).toBeUndefined();
    expect((await askConsole(ruth, "{ apiKeys { id } team { id } }")).errors).toBeUndefined();
  });

  test("the proof renews the session: the old one ends, in every tab", async () => {
    const ruth = await administrator();
    const old = newClient(server);
    old.access = ruth.client.access;
    await prove(ruth);
    expect((await askConsole({ client: old }, "{ staff { id } }")).status).toBe(401);
    expect((await account(ruth)).sessions).toMatchObject([{ isThis: true }]);
    expect((await ruth.client.get(staffPages.auth.refresh)).statusCode).toBe(200);
  });

  test("it has the tries of a sign-in, and the last one ends the session", async () => {
    const ruth = await administrator();
    await beginProof(ruth.client);
    const wrong = () => ruth.client.post(staffPages.auth.app, { code: "000000" });
    for (let left = 4; left > 0; left -= 1) expect((await wrong()).json()).toMatchObject({ triesLeft: left });
    expect((await askConsole(ruth, "{ staff { id } }")).status).toBe(200);
    expect((await wrong()).statusCode).toBe(410);
    expect((await askConsole(ruth, "{ staff { id } }")).status).toBe(401);
  });

  test("asking anew brings no new tries, however it is asked", async () => {
    const ruth = await administrator();
    const wrong = () => ruth.client.post(staffPages.auth.app, { code: "000000" });
    await beginProof(ruth.client);
    expect((await wrong()).json()).toMatchObject({ triesLeft: 4 });
    expect((await wrong()).json()).toMatchObject({ triesLeft: 3 });
    await beginProof(ruth.client);
    expect((await wrong()).json()).toMatchObject({ triesLeft: 2 });
    await beginProof(ruth.client, { addsFactor: true });
    expect((await wrong()).json()).toMatchObject({ triesLeft: 1 });
    await beginProof(ruth.client);
    expect((await wrong()).statusCode).toBe(410);
    expect((await askConsole(ruth, "{ staff { id } }")).status).toBe(401);
  });

  test.each([
    ["was ended", "revoked_at = now()"],
    ["has run out", "expires_at = now() - interval '1 second'"],
  ])("it is for the session that asked: once that %s it proves nothing", async (_what, change) => {
    const ruth = await administrator();
    await beginProof(ruth.client);
    await server.context.pool.query(`update session_family set ${change} where staff_id = $1`, [ruth.id]);
    const shown = await ruth.client.post(staffPages.auth.app, { code: codeOf(server, ruth.secret) });
    expect(shown.statusCode).toBe(410);
  });

  test("nobody begins it without a session, and nothing else is taken for its body", async () => {
    expect((await beginProof(newClient(server))).statusCode).toBe(401);
    const { client } = await administrator();
    expect((await beginProof(client, { addsFactor: "yes" })).statusCode).toBe(400);
    expect((await beginProof(client, { staffId: "x" })).statusCode).toBe(400);
  });
});

describe("one's own sessions", () => {
  test("are listed, and one of them or all others end at once", async () => {
    const priya = await aColleague(server);
    const { client: second } = await signInAgain(server, priya);
    const listed = await account(priya);
    expect(listed.sessions.map(({ isThis }: { isThis: boolean }) => isThis).toSorted()).toEqual([
      false,
      true,
    ]);
    const other = listed.sessions.find(({ isThis }: { isThis: boolean }) => !isThis).id;
    const ended = await askConsole(priya, `mutation { endSession(id: "${other}") { sessions { id } } }`);
    expect(ended.data.endSession.sessions).toHaveLength(1);
    expect((await askConsole({ client: second }, "{ staff { id } }")).status).toBe(401);
    expect(refusalOf(await askConsole(priya, `mutation { endSession(id: "${other}") { hasApp } }`))).toBe(
      "NOT_FOUND",
    );
  });

  test("of a colleague are nobody else's", async () => {
    const [priya, tom] = [await aColleague(server), await aColleague(server)];
    const [{ id }] = (await account(tom)).sessions;
    expect(refusalOf(await askConsole(priya, `mutation { endSession(id: "${id}") { hasApp } }`))).toBe(
      "NOT_FOUND",
    );
    await askConsole(priya, "mutation { endOtherSessions { hasApp } }");
    expect((await askConsole(tom, "{ staff { id } }")).status).toBe(200);
  });

  test("those elsewhere end together, this one stays", async () => {
    const priya = await aColleague(server);
    const { client: second } = await signInAgain(server, priya);
    expect(
      (await askConsole({ client: second }, "mutation { endOtherSessions { hasApp } }")).errors,
    ).toBeUndefined();
    expect((await askConsole(priya, "{ staff { id } }")).status).toBe(401);
    expect((await askConsole({ client: second }, "{ staff { id } }")).status).toBe(200);
  });
});

describe("several factors", () => {
  /** @returns the secret of the new app */
  const addApp = async (of: Colleague): Promise<string> => {
    await beginProof(of.client, { addsFactor: true, returnTo: staffPages.ownAccount });
    expect((await of.client.get(staffPages.auth.pending)).json()).toMatchObject({
      isEnrolled: true,
      addsFactor: true,
    });
    expect((await of.client.post(staffPages.auth.enrolApp, {})).json()).toEqual({ code: "ALREADY_ENROLLED" });
    const shown = await of.client.post(staffPages.auth.app, { code: codeOf(server, of.secret) });
    expect(shown.json()).toEqual({ mustEnrol: true });
    const { secret } = (await of.client.post(staffPages.auth.enrolApp, {})).json();
    await confirmApp({ server, pages: staffPages }, of.client, secret);
    const finished = (await of.client.post(staffPages.auth.finishEnrolment, {})).json();
    expect(finished.returnTo).toBe(staffPages.ownAccount);
    of.client.access = finished.access;
    return secret;
  };

  const givePasskey = ({ id }: Colleague, credential: string) =>
    server.context.pool.query(
      "insert into member_passkey (credential_id, member_id, public_key, counter, transports) values ($2, $1, '\\x00', 0, '{}')",
      [id, credential],
    );

  test("a new app is added after the old one was shown, beside the passkeys; new recovery codes come with it", async () => {
    const priya = await aColleague(server);
    await givePasskey(priya, `key-${priya.id}`);
    const secret = await addApp(priya);
    expect(await account(priya)).toMatchObject({
      hasApp: true,
      passkeys: [{ id: `key-${priya.id}` }],
      recoveryCodesLeft: 10,
    });
    const { response } = await signInAgain(server, { ...priya, secret });
    expect(response.statusCode).toBe(200);
    expect(await emailsTo(priya)).toContain("Your second step at Quillfield Lettings has changed");
    const told = server.emails.filter(({ to }) => to === priya.email).map(({ message }) => message.preheader);
    expect(told.join(" ")).toContain("in place of the earlier one, which no longer works");
  });

  test("one of several is removed, the last one is not", async () => {
    const priya = await aColleague(server);
    await givePasskey(priya, `a-${priya.id}`);
    const remove = (id?: string) =>
      askConsole(
        priya,
        `mutation { removeFactor${id ? `(passkeyId: "${id}")` : ""} { hasApp passkeys { id } } }`,
      );
    expect((await remove()).data.removeFactor).toEqual({
      hasApp: false,
      passkeys: [{ id: `a-${priya.id}` }],
    });
    expect(refusalOf(await remove(`a-${priya.id}`))).toBe("LAST_FACTOR");
    expect(refusalOf(await remove())).toBe("NOT_FOUND");
    expect((await account(priya)).passkeys).toHaveLength(1);
  });

  test("two requests at once do not remove the last two", async () => {
    const priya = await aColleague(server);
    await givePasskey(priya, `b-${priya.id}`);
    const answers = await Promise.all([
      askConsole(priya, "mutation { removeFactor { hasApp } }"),
      askConsole(priya, `mutation { removeFactor(passkeyId: "b-${priya.id}") { hasApp } }`),
    ]);
    expect(answers.map(refusalOf).toSorted()).toEqual(["LAST_FACTOR", undefined]);
  });

  test("a colleague's passkey is nobody else's", async () => {
    const [priya, tom] = [await aColleague(server), await aColleague(server)];
    await givePasskey(tom, `c-${tom.id}`);
    const removed = await askConsole(priya, `mutation { removeFactor(passkeyId: "c-${tom.id}") { hasApp } }`);
    expect(refusalOf(removed)).toBe("NOT_FOUND");
  });

  test("new recovery codes replace the old ones", async () => {
    const priya = await aColleague(server);
    const { data } = await askConsole(priya, "mutation { renewRecoveryCodes }");
    expect(new Set(data.renewRecoveryCodes).size).toBe(10);
    expect(data.renewRecoveryCodes).not.toContain(priya.recoveryCodes[0]);
    await beginProof(priya.client);
    const old = await priya.client.post(staffPages.auth.recovery, { code: priya.recoveryCodes[0] });
    expect(old.statusCode).toBe(422);
    const fresh = await priya.client.post(staffPages.auth.recovery, { code: data.renewRecoveryCodes[0] });
    expect(fresh.json()).toEqual({ mustEnrol: true });
  });
});

describe("e-mails about access", () => {
  const NEW_BROWSER = "A new browser at Quillfield Lettings";

  test("a browser that is new to a member is told of, the first one and a known one are not", async () => {
    const priya = await aColleague(server);
    expect(await emailsTo(priya)).not.toContain(NEW_BROWSER);
    await prove(priya);
    expect(await emailsTo(priya)).not.toContain(NEW_BROWSER);
    await signInAgain(server, { ...priya, secret: priya.secret, client: priya.client }).catch(
      () => undefined,
    );
    await server.context.pool.query("update member set totp_last_step = null where id = $1", [priya.id]);
    expect((await signInAgain(server, priya)).response.statusCode).toBe(200);
    expect((await emailsTo(priya)).filter((subject) => subject === NEW_BROWSER)).toHaveLength(1);
  });

  test("a reset by an administrator is told to the member", async () => {
    const [ruth, priya] = [await administrator(), await aColleague(server)];
    const before = (await emailsTo(priya)).length;
    await askConsole(ruth, `mutation { resetSecondFactor(id: "${priya.id}") { id } }`);
    const after = await emailsTo(priya);
    expect(after.slice(before)).toEqual(["Your second step at Quillfield Lettings has changed"]);
  });
});
