import { randomUUID } from "node:crypto";
import type { ReferencePerson } from "@latchkey/domain/residence/residence.ts";
import { describe, expect, test, vi } from "vitest";
import { change, startSingle } from "../../test/parties.ts";
import {
  ALL_WELL,
  aHome,
  ask,
  askedReference,
  LANDLORD,
  linkTo,
  openReference,
  passDays,
  reviewsOf,
  saveHome,
} from "../../test/references.ts";
import { refusingMail } from "../../test/refusing-mail.ts";
import { aColleague } from "../../test/staff.ts";
import { testKeyring } from "../../test/test-keyring.ts";
import { startTestServer, type TestServer } from "../../test/test-server.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { smtpMailer } from "../platform/mail/mailer.ts";
import { removeDraftReview } from "./draft-review.ts";
import { resendReview } from "./send-reviews.ts";

const startParty = (server: TestServer): Promise<PartyKey> =>
  startSingle(server, { email: `${randomUUID()}@example.com`, firstName: "Amara", lastName: "Okafor" });

const statesOf = async (server: TestServer, party: PartyKey) =>
  (await reviewsOf(server, party)).map(({ state }) => state);

const addressesOf = ({ emails }: TestServer) => emails.map(({ to }) => to);

const agent: ReferencePerson = { ...LANDLORD, type: "AGENT", email: "office@agency.example" };

describe("a draft", () => {
  test("SHR-004 FRM-319 (in part) follows the details that the applicant gives; nobody becomes a user, and nobody is asked yet", async () => {
    const server = await startTestServer();
    const party = await startParty(server);
    const home = aHome();
    await saveHome(server, party, home);
    await saveHome(server, party, { ...home, reference: agent });
    const reviews = await reviewsOf(server, party);
    expect(reviews.map(({ state, referee }) => [state, referee])).toEqual([["draft", agent]]);
    await server.runJobs();
    expect(server.emails).toEqual([]);
    const { rows } = await server.context.pool.query("select email from account where email = any($1)", [
      [LANDLORD.email, agent.email],
    ]);
    expect(rows).toEqual([]);
  });

  test("goes when nobody is named any more, or the home is removed", async () => {
    const server = await startTestServer();
    const party = await startParty(server);
    const home = aHome();
    await saveHome(server, party, home);
    await saveHome(server, party, { ...home, reference: null });
    expect(await reviewsOf(server, party)).toEqual([]);
    await saveHome(server, party, home);
    await change(server, (work) =>
      removeDraftReview(work, party, { kind: "rental", residenceId: home.uuid }),
    );
    expect(await reviewsOf(server, party)).toEqual([]);
  });
});

describe("asking", () => {
  test("sends each landlord one e-mail in the letting's language, with a link that is nowhere stored", async () => {
    const server = await startTestServer();
    const party = await startParty(server);
    await server.context.pool.query("update application set language = 'de'");
    const homes = [aHome(), aHome({ reference: agent, isCurrent: false, end: "2024-07-31" })];
    for (const home of homes) await saveHome(server, party, home);
    for (const home of [...homes, ...homes]) await ask(server, party, home);
    const { rows } = await server.context.pool.query(
      "select payload::text from graphile_worker._private_jobs",
    );
    await server.runJobs();
    expect(addressesOf(server).toSorted()).toEqual([LANDLORD.email, agent.email]);
    const [email] = server.emails;
    expect(email?.message).toMatchObject({ language: "de", greeting: "Guten Tag, Joanne Pryce," });
    expect(JSON.stringify(email?.message.paragraphs)).toContain("Flat 3, 27 Harbour Street, Leeds LS1 4DL");
    const { uuid, secret } = linkTo(server);
    const stored = JSON.stringify([rows, await reviewsOf(server, party)]);
    expect(stored).toContain(uuid);
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(Buffer.from(secret, "base64url").toString("hex"));
    expect(await statesOf(server, party)).toEqual(["sent", "sent"]);
  });

  test("copies what the page shows: later changes of the applicant do not reach it", async () => {
    const server = await startTestServer();
    const party = await startParty(server);
    const home = aHome();
    await saveHome(server, party, home);
    await ask(server, party, home);
    await saveHome(server, party, { ...home, start: "2025-01-01" });
    const [review] = await reviewsOf(server, party);
    expect(review?.shown).toEqual({
      firstName: "Amara",
      lastName: "Okafor",
      address: "Flat 3, 27 Harbour Street, Leeds LS1 4DL",
      start: "2024-08-01",
      end: null,
    });
  });

  test("again, with the same details, sends nothing; with others it asks the other person, and the first link ends", async () => {
    const server = await startTestServer();
    const party = await startParty(server);
    const home = aHome();
    await saveHome(server, party, home);
    await ask(server, party, home);
    await server.runJobs();
    const first = linkTo(server);
    await saveHome(server, party, home);
    expect(await statesOf(server, party)).toEqual(["sent"]);
    await saveHome(server, party, { ...home, reference: agent });
    await ask(server, party, home);
    await server.runJobs();
    expect(addressesOf(server)).toEqual([LANDLORD.email, agent.email]);
    expect(await statesOf(server, party)).toEqual(["silent", "sent"]);
    const late = await openReference(server, first);
    expect(late.access).toBeUndefined();
  });

  test("a removed home leaves the answer", async () => {
    const server = await startTestServer();
    const asked = await askedReference(server);
    await (await openReference(server, asked)).put(`/tenant-review/${asked.uuid}/`, ALL_WELL);
    await server.context.pool.query("delete from residence where party_id = $1", [asked.party.partyId]);
    const reviews = await reviewsOf(server, asked.party);
    expect(reviews.map(({ state, residence_id }) => [state, residence_id])).toEqual([["answered", null]]);
  });
});

test("an answer brings a case on hold back at once", async () => {
  const server = await startTestServer();
  const asked = await askedReference(server);
  const { applicationId, partyId } = asked.party;
  const { id: staffId } = await aColleague(server);
  const { pool } = server.context;
  await pool.query(
    `insert into case_hold (application_id, party_id, until, reason, staff_id)
      values ($1, $2, '2026-11-30', 'WAITS_FOR_REFEREE', $3)`,
    [applicationId, partyId, staffId],
  );
  await pool.query("update queue_entry set on_hold_until = '2026-11-30' where party_id = $1", [partyId]);
  await (await openReference(server, asked)).put(`/tenant-review/${asked.uuid}/`, ALL_WELL);
  const { rows } = await pool.query(
    `select q.on_hold_until, h.ended_at is not null as ended, h.ended_by from queue_entry q
      join case_hold h on h.party_id = q.party_id where q.party_id = $1`,
    [partyId],
  );
  expect(rows).toEqual([{ on_hold_until: null, ended: true, ended_by: null }]);
});

describe("waiting", () => {
  test("reminds on day 2, 5 and 9 with the same link, and is silent after 30 days", async () => {
    const server = await startTestServer();
    const { party, uuid, secret } = await askedReference(server);
    const emailsOn: number[] = [];
    for (let day = 1; day <= 31; day += 1) {
      const before = server.emails.length;
      await passDays(server, 1);
      await server.runJobs();
      if (server.emails.length > before) emailsOn.push(day);
      expect(linkTo(server)).toEqual({ uuid, secret });
      expect(await statesOf(server, party)).toEqual([day < 30 ? "sent" : "silent"]);
    }
    expect(emailsOn).toEqual([2, 5, 9]);
    expect(new Set(server.emails.map(({ id }) => id)).size).toBe(4);
    expect(server.emails.at(-1)?.message.subject).toBe("Reminder: two minutes about Amara");
  });

  test("ends with the answer: nobody is reminded after it", async () => {
    const server = await startTestServer();
    const asked = await askedReference(server);
    await (await openReference(server, asked)).put(`/tenant-review/${asked.uuid}/`, ALL_WELL);
    await passDays(server, 31);
    await server.runJobs();
    expect(server.emails).toHaveLength(1);
    expect(await statesOf(server, asked.party)).toEqual(["answered"]);
  });

  test("an address that the mail server refuses has bounced, and is not written to again", async () => {
    const mailer = smtpMailer({
      keyring: testKeyring,
      smtpUrl: await refusingMail("550 5.1.1"),
      from: "us@example.com",
      host: "example.com",
      sender: { provider: "Quillfield Lettings", supportEmail: "help@example.com" },
    });
    const send = vi.spyOn(mailer, "send");
    const server = await startTestServer({}, { mailer });
    const party = await startParty(server);
    const home = aHome();
    await saveHome(server, party, home);
    await ask(server, party, home);
    await server.runJobs();
    expect(await statesOf(server, party)).toEqual(["bounced"]);
    const { rows } = await server.context.pool.query(
      "select actor from audit_entry where action = 'reference-bounced' and party_id = $1",
      [party.partyId],
    );
    expect(rows).toEqual([{ actor: "job:mail" }]);
    await passDays(server, 31);
    await server.runJobs();
    expect(await statesOf(server, party)).toEqual(["bounced"]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test("a corrected address gets a new link", async () => {
    const server = await startTestServer();
    const asked = await askedReference(server);
    await server.context.pool.query("update reference set state = 'bounced'");
    const email = "right@harbourstreet.example";
    expect(await change(server, (work) => resendReview(work, asked.uuid, { email }))).toBe(true);
    await server.runJobs();
    expect(addressesOf(server)).toEqual([LANDLORD.email, email]);
    expect(linkTo(server, email).uuid).toBe(asked.uuid);
    const [after] = await reviewsOf(server, asked.party);
    expect(after).toMatchObject({ state: "sent", generation: 2, referee: { ...LANDLORD, email } });
  });

  test("a mail server that is away is tried again", async () => {
    const mailer = {
      send: () =>
        Promise.reject(Object.assign(new Error("later"), { responseCode: 451, command: "RCPT TO" })),
      ping: async () => undefined,
      close: () => undefined,
    };
    const server = await startTestServer({}, { mailer });
    const party = await startParty(server);
    const home = aHome();
    await saveHome(server, party, home);
    await ask(server, party, home);
    await expect(server.runJobs()).rejects.toThrow("later");
    expect(await statesOf(server, party)).toEqual(["sent"]);
  });

  test("a new link ends the one before, and its session", async () => {
    const server = await startTestServer();
    const asked = await askedReference(server);
    const page = await openReference(server, asked);
    await change(server, (work) => resendReview(work, asked.uuid));
    await server.runJobs();
    const newer = linkTo(server);
    expect(newer.secret).not.toBe(asked.secret);
    expect((await page.get(`/tenant-review/${asked.uuid}/`)).statusCode).toBe(404);
    expect((await openReference(server, asked)).access).toBeUndefined();
    expect((await openReference(server, newer)).access).toBeDefined();
  });

  test("nobody is asked again after an answer", async () => {
    const server = await startTestServer();
    const asked = await askedReference(server);
    await (await openReference(server, asked)).put(`/tenant-review/${asked.uuid}/`, ALL_WELL);
    expect(await change(server, (work) => resendReview(work, asked.uuid))).toBe(false);
  });
});
