import { randomUUID } from "node:crypto";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, signIn } from "../../test/client.ts";
import { addEvents, startApplication } from "../../test/parties.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { sendGuarantorGoneEmail } from "../parties/guarantor-gone-email.job.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { addJob } from "../platform/jobs/job.ts";
import { remindApplicants } from "./remind-applicants.job.ts";

let server: TestServer;
let priya: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
});
afterAll(() => server.close());

interface Home {
  readonly tenants: readonly { readonly party: PartyKey; readonly email: string; readonly client: Client }[];
  readonly guarantor: PartyKey;
  readonly guarantorEmail: string;
}

/** Two tenants who have sent, and a guarantor of both who has begun. */
const aHome = async (): Promise<Home> => {
  const emails = [0, 1].map(() => `${randomUUID()}@example.com`);
  const guarantorEmail = `${randomUUID()}@example.com`;
  const parties = await startApplication(
    server,
    [
      ...emails.map((email) => ({ email, firstName: "Amara", rentShareMinor: 95_000 })),
      {
        email: guarantorEmail,
        role: "guarantor",
        firstName: "Grace",
        lastName: "Okafor",
        guarantees: [0, 1],
      },
    ],
    "no-references",
  );
  const guarantor = parties.at(-1);
  if (!guarantor) throw new Error("Nobody was added.");
  const tenants = [];
  for (const [index, email] of emails.entries()) {
    const party = parties[index];
    if (!party) throw new Error("Nobody was added.");
    await addEvents(server, party, "opened", "submitted");
    tenants.push({ party, email, client: await signIn(server, email) });
  }
  await addEvents(server, guarantor, "opened");
  return { tenants, guarantor, guarantorEmail };
};

/** The guarantor was quiet for 60 days, and warned seven days ago. */
const expires = async ({ guarantor: { partyId } }: Home): Promise<void> => {
  const { pool, today } = server.context;
  const at = `${addDays(today(), -60)}T12:00:00Z`;
  await pool.query("update queue_entry set since = $2 where party_id = $1", [partyId, at]);
  await pool.query("update party set active_at = $2, warned_on = $3 where id = $1", [
    partyId,
    at,
    addDays(today(), -7),
  ]);
  await run();
};

const run = async (): Promise<void> => {
  await addJob(server.context.db, remindApplicants, {});
  await server.runJobs();
};

const emailsTo = (address: string) =>
  server.emails.filter(({ to, id }) => to === address && id.startsWith("guarantor-"));

const statusFor = async (client: Client): Promise<string | null> =>
  (await client.graphql("{ me { guarantorStatus } }")).data.me.guarantorStatus;

describe("a guarantor whose part expires", () => {
  test("is told of to each tenant once, on the page and by an e-mail that says what to do", async () => {
    const home = await aHome();
    await expires(home);
    await run();
    for (const { email, client, party } of home.tenants) {
      const [sent, ...more] = emailsTo(email);
      expect(more).toEqual([]);
      expect(sent?.message.subject).toMatch(/^You no longer have a guarantor for /);
      expect(sent?.message.paragraphs).toEqual([
        expect.arrayContaining(["Grace Okafor", expect.stringContaining("did not finish in time")]),
        expect.stringContaining("You can name another guarantor"),
      ]);
      expect(sent?.message.button?.href).toContain(party.partyId);
      expect(await statusFor(client)).toBe("ENDED");
    }
    expect(emailsTo(home.guarantorEmail)).toEqual([]);
  });

  test("is told of with the same id if the job runs twice, and again after another expiry", async () => {
    const home = await aHome();
    const [first] = home.tenants;
    if (!first) throw new Error("Nobody was added.");
    await expires(home);
    const resent = await askConsole(priya, "mutation ($id: ID!) { resendInvitation(partyId: $id) { id } }", {
      id: home.guarantor.partyId,
    });
    expect(resent.errors).toBeUndefined();
    await server.runJobs();
    expect(await statusFor(first.client)).toBe("INVITED");
    await expires(home);
    const ids = emailsTo(first.email).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    const { applicationId, partyId } = first.party;
    const eventId = Number(ids.at(-1)?.split("-").at(-1));
    const again = { applicationId, partyId, guarantorId: home.guarantor.partyId, eventId };
    await addJob(server.context.db, sendGuarantorGoneEmail, again);
    await server.runJobs();
    expect(new Set(emailsTo(first.email).map(({ id }) => id)).size).toBe(2);
  });

  test("is not told of to tenants who have left, or who name somebody else by then", async () => {
    const home = await aHome();
    const [left, changed] = home.tenants;
    if (!left || !changed) throw new Error("Nobody was added.");
    await addEvents(server, left.party, "withdrawn");
    await server.context.pool.query(
      "update party set guarantor_id = null, guarantor_named_by = null where id = $1",
      [changed.party.partyId],
    );
    await expires(home);
    for (const { email } of home.tenants) expect(emailsTo(email)).toEqual([]);
    expect(await statusFor(changed.client)).toBeNull();
  });
});

test("a guarantor who leaves is told of in other words", async () => {
  const home = await aHome();
  const guarantor = await signIn(server, home.guarantorEmail);
  const { errors } = await guarantor.graphql("mutation { leaveApplication { validation { hasEnded } } }");
  expect(errors).toBeUndefined();
  await server.runJobs();
  for (const { email, client } of home.tenants) {
    expect(emailsTo(email).map(({ message }) => message.paragraphs[0])).toEqual([
      expect.arrayContaining([expect.stringContaining("is no longer your guarantor")]),
    ]);
    expect(await statusFor(client)).toBe("ENDED");
  }
});
