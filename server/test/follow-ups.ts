import { aRightToRentRecord, CHECKED_ON } from "@latchkey/domain/testing/right-to-rent-records.ts";
import { expect } from "vitest";
import { addJob } from "../src/platform/jobs/job.ts";
import { warnOfFollowUps } from "../src/right-to-rent/follow-up-emails.jobs.ts";
import { openTestChecks } from "./open-checks.ts";
import { aTenantOf, recordOf, sendLetting } from "./right-to-rent.ts";
import { aColleague, askConsole, type Colleague } from "./staff.ts";
import { openTestServer, type TestServer } from "./test-server.ts";

type EmailKind = "follow-up" | "tenancy-question";

export interface FollowUpWorld {
  readonly server: TestServer;
  readonly priya: Colleague;
  /** The job of the day. @returns the receivers of its e-mails of a kind, in alphabetical order */
  readonly runOn: (day: string, kind: EmailKind) => Promise<readonly string[]>;
  readonly setDay: (day: string) => void;
}

export const AGENCY = "office@quillfield.example";
export const TEAM = "team@latchkey.example";

export const emailsOf = ({ emails }: TestServer, kind: EmailKind) =>
  emails.filter(({ id }) => id.startsWith(kind));

/** Its clock stands on the day of the checks; the civil day moves. */
export const openFollowUpWorld = async (): Promise<FollowUpWorld> => {
  let day = CHECKED_ON;
  const nowSeconds = () => Date.parse(`${CHECKED_ON}T16:00:00Z`) / 1000;
  const server = await openTestServer({}, { today: () => day, nowSeconds, checks: openTestChecks() });
  await server.context.pool.query("insert into agency (name, is_own, email) values ('Latchkey', true, $1)", [
    TEAM,
  ]);
  const priya = await aColleague(server);
  const setDay = (next: string) => {
    day = next;
  };
  const runOn = async (next: string, kind: EmailKind) => {
    setDay(next);
    const before = emailsOf(server, kind).length;
    await addJob(server.context.db, warnOfFollowUps, {});
    await server.runJobs();
    return emailsOf(server, kind)
      .slice(before)
      .map(({ to }) => to)
      .toSorted();
  };
  return { server, priya, runOn, setDay };
};

export const setEmails = async (
  { server }: FollowUpWorld,
  emails: { readonly agency?: string | null; readonly team?: string | null },
): Promise<void> => {
  const { agency = AGENCY, team = TEAM } = emails;
  await server.context.pool.query(
    "update agency set email = case when is_own then $2::text else $1::text end",
    [agency, team],
  );
};

export const SIGNED = { startsOn: CHECKED_ON, agreementOn: CHECKED_ON, signedOn: CHECKED_ON };

export const limitedUntil = (day: string) =>
  aRightToRentRecord("ONLINE", { outcome: "time_limited", limitedUntil: day });

/** A tenant of a signed letting, whose right to rent ends on 1 February 2028. */
export const aFollowedTenant = async (world: FollowUpWorld, last = "2028-02-01") => {
  const { server, priya, setDay } = world;
  setDay(CHECKED_ON);
  const tenant = await aTenantOf(server, priya);
  await setEmails(world, {});
  await recordOf(server, priya, { partyId: tenant.partyId, given: limitedUntil(last) });
  await sendLetting(priya, tenant.applicationId, SIGNED);
  return tenant;
};

interface Listed {
  readonly partyId: string;
  readonly state: string;
  readonly agencyHasEmail: boolean;
}

export const followUpsOf = async (
  by: Colleague,
  group: "OPEN" | "OVER",
  after: string | null = null,
): Promise<{ readonly rows: readonly Listed[]; readonly next: string | null }> =>
  (
    await askConsole(
      by,
      `query ($group: FollowUpGroup!, $after: String) { followUps(group: $group, after: $after) {
        next rows { partyId state agencyHasEmail } } }`,
      { group, after },
    )
  ).data.followUps;

export const countsOf = async (by: Colleague) =>
  (await askConsole(by, "{ followUpsDue followUpCounts { late due later over asked } }", {})).data;

export const askedOf = async (by: Colleague) =>
  (
    await askConsole(
      by,
      "{ askedTenancies { next rows { applicationId home agency agencyHasEmail startsOn knownOn } } }",
      {},
    )
  ).data.askedTenancies.rows;

export const sendStillLet = (by: Colleague, applicationId: string) =>
  askConsole(by, "mutation ($id: ID!) { confirmStillLet(applicationId: $id) }", { id: applicationId });

interface Ending {
  readonly applicationId: string;
  readonly endedOn: string;
}

/** Runs while the end of the tenancy is not committed yet, and has to wait for it. */
export const whileEnding = async (
  { server }: FollowUpWorld,
  { applicationId, endedOn }: Ending,
  run: () => Promise<unknown>,
): Promise<void> => {
  const { pool } = server.context;
  const ending = await pool.connect();
  try {
    await ending.query("begin");
    await ending.query("select from application where id = $1 for update", [applicationId]);
    await ending.query(
      `insert into letting (application_id, landlord_id, agreement_on, starts_on, signed_on, ended_on, staff_id)
        select application_id, landlord_id, agreement_on, starts_on, signed_on, $2, staff_id from letting
        where application_id = $1 order by id desc limit 1`,
      [applicationId, endedOn],
    );
    const running = run();
    const blocked = `select from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`;
    await expect.poll(async () => (await pool.query(blocked)).rowCount).toBeGreaterThan(0);
    await ending.query("commit");
    await running;
  } finally {
    ending.release();
  }
};
