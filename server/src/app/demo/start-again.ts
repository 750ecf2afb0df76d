import { isClosed, type PartyStatus } from "@latchkey/domain/parties/status.ts";
import { sql } from "kysely";
import { withdrawParty } from "../../applications/invitations.ts";
import type { Work } from "../../platform/work/work.ts";
import { deskPeople } from "../seeds/desk-people.ts";
import { seededPeople } from "../seeds/people.ts";
import { creditFilePeople, seedCreditCases } from "../seeds/seed-credit-files.ts";
import { as } from "../seeds/seed-decisions.ts";
import { SEEDED } from "../seeds/seed-demo.ts";
import { seedDesk } from "../seeds/seed-desk.ts";
import { seedPeople } from "../seeds/seed-people.ts";
import { checkedPeople, seedRightToRent } from "../seeds/seed-right-to-rent.ts";
import { addTeam } from "../seeds/staff.ts";

const EMAILS = [
  ...seededPeople,
  ...Object.values(deskPeople),
  ...Object.values(creditFilePeople),
  ...checkedPeople.map(({ person }) => person),
].map(({ email }) => email);

/** A second press waits for the first. */
const lockSeeds = async ({ tx }: Work): Promise<boolean> => {
  const found = await tx
    .selectFrom("installation")
    .select("name")
    .where("name", "=", SEEDED)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
};

/** Cases that are decided stay, as decisions do. */
const withdrawOpenCases = async (work: Work): Promise<void> => {
  const parties = await work.tx
    .selectFrom("party")
    .innerJoin("account", "account.id", "party.account_id")
    .innerJoin("queue_entry", "queue_entry.party_id", "party.id")
    .select(["party.application_id as applicationId", "party.id as partyId", "queue_entry.status"])
    .where("account.email", "in", EMAILS)
    .orderBy("party.application_id")
    .orderBy("party.id")
    .execute();
  for (const { status, ...party } of parties) {
    if (!isClosed(status as PartyStatus)) await withdrawParty(work, party);
  }
};

/** Otherwise the earlier ones would wait beside the new. */
const answerSecondReviews = async ({ tx }: Work, staffId: string): Promise<void> => {
  await sql`update second_review set reviewer_id = coalesce(reviewer_id, ${staffId}),
      opened_at = coalesce(opened_at, now()), outcome = 'accepted', given_at = now()
    where given_at is null and (application_id, party_id) in (select p.application_id, p.id from party p
      join account a on a.id = p.account_id where a.email = any(${EMAILS}))`.execute(tx);
};

/** The sample people begin anew, with their addresses; those before get other ones. */
export const startSamplePeopleAgain = async (work: Work): Promise<void> => {
  if (!(await lockSeeds(work))) return;
  const team = await addTeam(work);
  await withdrawOpenCases(as(work, team.priya));
  await answerSecondReviews(work, team.lucia);
  await work.tx
    .updateTable("account")
    .set({ email: sql<string>`'earlier.' || id || '@people.example'` })
    .where("email", "in", EMAILS)
    .execute();
  await seedPeople(work, seededPeople);
  await seedDesk(work, team);
  await seedCreditCases(work, team);
  await seedRightToRent(work, team);
};
