import { conditionKinds } from "@latchkey/domain/policies/condition-kinds.ts";
import { conditionValue } from "@latchkey/domain/policies/policy.ts";
import { homeOutcome, validUntil } from "@latchkey/domain/reports/home-outcome.ts";
import { thingsNotChecked } from "@latchkey/domain/reports/not-checked.ts";
import { outcomeLabel } from "@latchkey/domain/reports/outcome-labels.ts";
import type { ReportFacts, ReportPerson, ReportRightToRent } from "@latchkey/domain/reports/report-facts.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import type { Kysely } from "kysely";
import { readOutcomeLabels } from "../agencies/outcome-labels.ts";
import {
  type ApplicationRow,
  type PersonRow,
  readApplication,
  stillApplies,
} from "../applications/read-application.ts";
import { readScreenings } from "../compliance/sanctions/screenings.ts";
import { readDecisions } from "../decisions/read-decisions.ts";
import { partyKeyOf } from "../parties/party-row.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";
import { readResidences } from "../residence/residence-facts.ts";
import { readDossier } from "../review/read-dossier.ts";
import { type HomeSigning, readSigning } from "../right-to-rent/signing.ts";
import { outcomeOf, personFacts } from "./person-facts.ts";
import type { HomeOfPerson, ReadPerson } from "./read-person.ts";

type Db = Kysely<Schema>;

/** A failed check reads as one that is open: only the applicant is told more. */
const rightToRentOf = (signing: HomeSigning | undefined, id: string): ReportRightToRent | null => {
  const person = signing?.people.find((one) => one.id === id);
  if (!signing || !person) return null;
  if (signing.isExempt) return { state: "exempt", recordedOn: null };
  const { check } = person;
  return check && check.shows !== "no_right"
    ? { state: "recorded", recordedOn: check.checkedOn }
    : { state: "open", recordedOn: null };
};

const readBirthdate = async (db: Db, { applicationId, partyId }: PartyKey): Promise<CivilDate | null> =>
  (
    await db
      .selectFrom("identity_facts")
      .select("birthdate")
      .where("application_id", "=", applicationId)
      .where("party_id", "=", partyId)
      .executeTakeFirst()
  )?.birthdate ?? null;

const readVerifiedOn = async (db: Db, { applicationId, partyId }: PartyKey): Promise<readonly CivilDate[]> =>
  (
    await db
      .selectFrom("employment_verification")
      .select("started_at")
      .where("application_id", "=", applicationId)
      .where("party_id", "=", partyId)
      .where("state", "=", "completed")
      .execute()
  ).map(({ started_at }) => londonDate(started_at.getTime()));

const readPerson = async (
  db: Db,
  person: PersonRow,
  signing: HomeSigning | undefined,
): Promise<ReadPerson> => {
  const party = partyKeyOf(person.standing);
  const decisions = await readDecisions(db, party);
  const [screening] = await readScreenings(db, party);
  return {
    person,
    decision: decisions.find(({ state }) => state === "final"),
    dossier: await readDossier(db, party),
    residences: await readResidences(db, party),
    birthdate: await readBirthdate(db, party),
    rightToRent: rightToRentOf(signing, party.partyId),
    screenedOn: screening ? londonDate(screening.at.getTime()) : null,
    verifiedOn: await readVerifiedOn(db, party),
  };
};

const monthsOf = ({ people }: ApplicationRow): number => {
  const conditions = people[0]?.standing.conditions ?? [];
  return Number(conditionValue(conditions, "REPORT_MONTHS") ?? conditionKinds.REPORT_MONTHS.otherwise);
};

const isComplete = (people: readonly ReadPerson[]): boolean =>
  people.every((read) => outcomeOf(read) !== null);

export interface HomeFacts {
  readonly application: ApplicationRow;
  /** A report for each decided person, by the id of the person. */
  readonly people: ReadonlyMap<string, ReportFacts>;
  /** undefined while a person is not decided. */
  readonly home: ReportFacts | undefined;
}

const newest = (people: readonly ReportPerson[]): CivilDate | undefined =>
  people
    .flatMap(({ decidedOn }) => decidedOn ?? [])
    .toSorted()
    .at(-1);

/** The report of a home tells neither income nor savings: each would be read beside another person's. */
const withoutAmounts = (person: ReportPerson): ReportPerson =>
  person.affordability
    ? { ...person, affordability: { ...person.affordability, amounts: null, affordableMinor: null } }
    : person;

/** undefined: there is no such application. */
export const readHomeFacts = async (
  db: Db,
  applicationId: string,
  today: CivilDate,
): Promise<HomeFacts | undefined> => {
  const application = await readApplication(db, applicationId);
  if (!application) return undefined;
  const signing = await readSigning(db, applicationId, today);
  const people: ReadPerson[] = [];
  for (const person of application.people) people.push(await readPerson(db, person, signing));
  const home: HomeOfPerson = {
    start: application.start,
    labels: await readOutcomeLabels(db, application.agencyId),
    people,
  };
  const told = people.flatMap((read) => personFacts(read, home) ?? []);
  const factsOf = (
    shown: readonly ReportPerson[],
    outcome: ReportPerson["outcome"],
    day: CivilDate,
  ): ReportFacts => ({
    agency: application.agency,
    branch: application.branch,
    reference: application.reference,
    home: {
      address: application.home,
      country: application.country,
      rentMinor: application.rentMinor,
      currency: application.currency,
      start: application.start,
    },
    outcome,
    label: outcomeLabel(home.labels, outcome),
    decidedOn: day,
    validUntil: validUntil(outcome, day, monthsOf(application)),
    policy: { title: application.policyTitle, version: application.policyVersion },
    criteria: {
      name: application.criteria.name,
      version: application.criteria.version,
      date: application.criteria.date,
    },
    homeIsComplete: isComplete(people),
    people: shown,
    notChecked: thingsNotChecked(shown),
  });
  const ofPeople = told.flatMap((person) =>
    person.decidedOn === null
      ? []
      : [[person.id, factsOf([person], person.outcome, person.decidedOn)] as const],
  );
  const outcome = homeOutcome(
    people.map((read) => ({
      role: read.person.standing.role,
      outcome: outcomeOf(read),
      hasEnded: !stillApplies(read.person),
    })),
  );
  const day = newest(told);
  return {
    application,
    people: new Map(ofPeople),
    home: outcome && day ? factsOf(told.map(withoutAmounts), outcome, day) : undefined,
  };
};
