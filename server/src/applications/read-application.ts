import {
  type AffordabilityOutcome,
  type AssessedHousehold,
  assessHousehold,
} from "@latchkey/domain/affordability/assess.ts";
import type { AssessedSource } from "@latchkey/domain/affordability/counted.ts";
import type { Criteria } from "@latchkey/domain/affordability/criteria.ts";
import type { RentPeriod } from "@latchkey/domain/applications/rent-period.ts";
import { evidencedSources, type ShownIncome } from "@latchkey/domain/income/evidence.ts";
import type { DecisionStage } from "@latchkey/domain/parties/queue-place.ts";
import { hasEnded, isClosed, type PartyStatus, statusOf } from "@latchkey/domain/parties/status.ts";
import type { HomeCountry } from "@latchkey/domain/vocabulary/home-countries.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { Currency } from "@latchkey/domain/vocabulary/money.ts";
import type { PartyRole } from "@latchkey/domain/vocabulary/party-roles.ts";
import { type Kysely, sql } from "kysely";
import { INCOME_JSON, type IncomeFactsRow } from "../income/income-facts.ts";
import { PARTY_JSON, type PartyRow } from "../parties/party-row.ts";
import { jsonList, utcInstant } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";

export interface ApplicationRow {
  readonly id: string;
  readonly home: string;
  readonly country: HomeCountry;
  readonly rentMinor: number;
  /** A month; null: not said. */
  readonly advertisedRentMinor: number | null;
  readonly rentPeriod: RentPeriod;
  readonly currency: Currency;
  readonly start: string;
  /** As stored: what may be shown is said by `shownTermMonths`. */
  readonly termMonths: number | null;
  readonly agencyId: string;
  readonly agency: string;
  /** null: none is named. */
  readonly branch: string | null;
  readonly reference: string;
  readonly policy: string;
  readonly policyVersion: number;
  readonly policyTitle: string;
  readonly criteria: Criteria;
  readonly language: Language;
  readonly createdAt: string;
  readonly people: readonly PersonRow[];
}

/** Instants are ISO strings in UTC. */
export interface PersonRow {
  readonly standing: PartyRow;
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly shareMinor: number;
  readonly guarantorId: string | null;
  readonly income: IncomeFactsRow;
  readonly papers: readonly PaperRow[];
  readonly since: string;
  readonly submittedAt: string | null;
  readonly isAnswer: boolean;
  readonly stage: DecisionStage;
  readonly reviewer: { readonly id: string; readonly name: string } | null;
  readonly heldUntil: string | null;
  readonly invitation: InvitationRow;
}

export const nameOfPerson = ({ firstName, lastName }: Pick<PersonRow, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`.trim();

/** The figure that a reviewer read on an accepted paper; minor units of the source's currency. */
interface PaperRow {
  readonly sourceUuid: string;
  readonly shownMinor: number;
}

export interface InvitationRow {
  readonly sentAt: string | null;
  readonly signedInAt: string | null;
  readonly bouncedBecause: string | null;
}

const PAPERS = jsonList(
  `json_build_object('sourceUuid', d.related_object_uuid, 'shownMinor', said.shown_minor)`,
  `from document d cross join lateral (select v.verdict, v.shown_minor, v.shown_currency from document_verdict v
      where v.application_id = d.application_id and v.party_id = d.party_id and v.document_id = d.id order by v.id desc limit 1) said
    where d.application_id = p.application_id and d.party_id = p.id and d.section = 'INCOME' and said.verdict = 'accept'
      and said.shown_currency = (select s.currency from income_source s
        where s.application_id = p.application_id and s.party_id = p.id and s.id = d.related_object_uuid)`,
  "d.created_at, d.id",
);

const PERSON = `json_build_object('standing', ${PARTY_JSON}, 'number', p.number,
    'firstName', coalesce(nullif(i.first_name, ''), p.invited_first_name), 'lastName', coalesce(nullif(i.last_name, ''), p.invited_last_name),
    'email', a.email, 'shareMinor', p.rent_share_minor, 'guarantorId', p.guarantor_id, 'income', ${INCOME_JSON}, 'papers', ${PAPERS},
    'since', ${utcInstant("q.since")}, 'submittedAt', ${utcInstant("q.submitted_at")}, 'isAnswer', q.is_answer, 'stage', q.stage,
    'reviewer', case when s.id is null then null else json_build_object('id', s.id, 'name', s.name) end, 'heldUntil', ${utcInstant("q.held_until")},
    'invitation', json_build_object('sentAt', ${utcInstant("p.invitation_sent_at")}, 'signedInAt', ${utcInstant("p.signed_in_at")},
      'bouncedBecause', (select f.reason from email_failure f where f.kind = 'invitation' and f.subject = p.id::text)))`;

const PEOPLE = `(select json_agg(${PERSON} order by p.number)
  from party p join account a on a.id = p.account_id
    join queue_entry q on q.application_id = p.application_id and q.party_id = p.id
    left join identity_facts i on i.application_id = p.application_id and i.party_id = p.id
    left join staff_member s on s.id = q.reviewer_id
  where p.application_id = l.id)`;

const APPLICATION = `select l.id, l.property_address as home, l.property_country as country, l.monthly_rent_minor as "rentMinor", l.advertised_rent_minor as "advertisedRentMinor",
    l.rent_period as "rentPeriod", l.currency,
    l.tenancy_start as start, l.term_months as "termMonths", agency.id as "agencyId", agency.name as agency, branch.name as branch, l.reference, l.policy,
    l.policy_version as "policyVersion", v.content ->> 'title' as "policyTitle", l.criteria, l.language, ${utcInstant("l.created_at")} as "createdAt",
    coalesce(${PEOPLE}, '[]'::json) as people
  from application l join agency on agency.id = l.agency_id
    left join agency_branch branch on branch.id = l.branch_id
    join policy_version v on v.policy = l.policy and v.version = l.policy_version
  where l.id = `;

export const readApplication = async (
  db: Kysely<Schema>,
  id: string,
): Promise<ApplicationRow | undefined> => {
  const { rows } = await sql<ApplicationRow>`${sql.raw(APPLICATION)} ${id}`.execute(db);
  return rows[0];
};

export const statusOfPerson = ({ standing }: PersonRow): PartyStatus => statusOf(standing.events);

export const isHeldAt = ({ heldUntil }: PersonRow, now: Date): boolean =>
  heldUntil !== null && Date.parse(heldUntil) > now.getTime();

/** Withdrawn and expired parties do not count. */
export const stillApplies = (person: PersonRow): boolean => !hasEnded(statusOfPerson(person));

/** A result is final once every party that still applies has submitted everything asked for. */
export const isProvisional = ({ people }: ApplicationRow): boolean =>
  people.filter(stillApplies).some((person) => {
    const status = statusOfPerson(person);
    return !isClosed(status) && status !== "submitted" && status !== "in_review";
  });

const shownOf =
  ({ income, papers }: PersonRow) =>
  (uuid: string): ShownIncome => {
    const isOfSource = ({ sourceUuid }: { readonly sourceUuid: string }): boolean => sourceUuid === uuid;
    return {
      bank: income.banks.find(isOfSource)?.incomes ?? [],
      tax: income.taxRecords.find(isOfSource)?.employments ?? [],
      verified: income.verified.filter(isOfSource).map(({ yearlyMinor }) => yearlyMinor),
      papers: papers.filter(isOfSource).map(({ shownMinor }) => shownMinor),
    };
  };

/** The evidence of each source of the person. */
export const shownIncomesOf = (person: PersonRow): readonly ShownIncome[] =>
  person.income.incomeSources.map(({ uuid }) => shownOf(person)(uuid));

export const sourcesOf = (person: PersonRow): readonly AssessedSource[] =>
  evidencedSources(person.income.incomeSources, shownOf(person));

const isRole =
  (role: PartyRole) =>
  ({ standing }: PersonRow): boolean =>
    standing.role === role;

export const householdOf = ({ people, rentMinor }: ApplicationRow): AssessedHousehold => {
  const counted = people.filter(stillApplies);
  return {
    rentPence: rentMinor,
    tenants: counted.filter(isRole("tenant")).map((person) => ({
      id: person.standing.uuid,
      sharePence: person.shareMinor,
      sources: sourcesOf(person),
    })),
    guarantors: counted.filter(isRole("guarantor")).map((person) => ({
      id: person.standing.uuid,
      guarantees: counted
        .filter(({ guarantorId }) => guarantorId === person.standing.uuid)
        .map(({ standing }) => standing.uuid),
      sources: sourcesOf(person),
    })),
  };
};

export interface AssessedPeople {
  /** By what people say. It steers the wizard and decides nothing. */
  readonly declared: AffordabilityOutcome;
  /** By what is shown. The desk decides by it. */
  readonly evidenced: AffordabilityOutcome;
}

/** Assesses the parties that still apply by the criteria with which the application began. */
export const assessPeople = (application: ApplicationRow): AssessedPeople => {
  const household = householdOf(application);
  const { criteria } = application;
  return {
    declared: assessHousehold(household, criteria, "declared"),
    evidenced: assessHousehold(household, criteria, "evidenced"),
  };
};
