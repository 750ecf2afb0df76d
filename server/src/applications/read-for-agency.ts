import type { AskedReference, FinalDecision } from "@latchkey/domain/applications/agencys-view.ts";
import type { RentPeriod } from "@latchkey/domain/applications/rent-period.ts";
import { shownTermMonths } from "@latchkey/domain/compliance/agreement-rules.ts";
import { hasEnded, isClosed, type PartyStatus } from "@latchkey/domain/parties/status.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { HomeCountry } from "@latchkey/domain/vocabulary/home-countries.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { PartyRole } from "@latchkey/domain/vocabulary/party-roles.ts";
import { sql } from "kysely";
import { jsonList, utcInstant } from "../platform/db/json-sql.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import type { Tx } from "../platform/work/work-of.ts";

/** An application as its agency reads it: with the rights of the agency, which sees no other column. */

/** The newest report. */
export interface AgencysReport {
  readonly id: string;
  readonly version: number;
  readonly madeAt: string;
  readonly validUntil: CivilDate | null;
}

export interface AgencysPerson {
  readonly id: string;
  readonly number: number;
  readonly role: PartyRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly shareMinor: number;
  readonly guarantorId: string | null;
  readonly status: PartyStatus;
  readonly since: string;
  readonly submittedAt: string | null;
  /** The one that is final; null: there is none. */
  readonly decision:
    | (FinalDecision & { readonly decidedOn: CivilDate; readonly metBy: CivilDate | null })
    | null;
  readonly references: readonly AskedReference[];
  readonly report: AgencysReport | null;
  readonly invitation: {
    readonly sentAt: string | null;
    readonly signedInAt: string | null;
    readonly bouncedBecause: string | null;
  };
}

export interface AgencysApplication {
  readonly id: string;
  readonly home: string;
  readonly country: HomeCountry;
  readonly rentMinor: number;
  readonly advertisedRentMinor: number | null;
  readonly rentPeriod: RentPeriod;
  readonly currency: string;
  readonly start: string;
  readonly termMonths: number | null;
  readonly agency: string;
  readonly branch: string | null;
  readonly reference: string;
  readonly policy: string;
  readonly policyVersion: number;
  readonly language: Language;
  readonly createdAt: string;
  readonly holdingDeposit: { readonly receivedOn: string; readonly agreementBy: string } | null;
  readonly tenancy: { readonly signedOn: string; readonly endedOn: string | null } | null;
  readonly report: AgencysReport | null;
  readonly people: readonly AgencysPerson[];
}

const DECISION = `(select json_build_object('outcome', d.outcome, 'reasons', d.reasons, 'conditions', d.conditions, 'metBy', d.met_by,
    'decidedOn', (d.final_at at time zone 'Europe/London')::date)
  from decision d where d.application_id = p.application_id and d.party_id = p.id and d.state = 'final'
  order by d.final_at desc limit 1)`;

const REFERENCES = jsonList(
  `json_build_object('kind', r.kind, 'state', r.state, 'sentAt', ${utcInstant("r.sent_at")})`,
  "from reference r where r.application_id = p.application_id and r.party_id = p.id and r.sent_at is not null",
  "r.sent_at, r.id",
);

/** A person of the report `r` was opened again, and is not decided anew. */
const OPENED_AGAIN = `exists (select from party_event e where e.application_id = r.application_id
    and e.party_id = coalesce(r.party_id, e.party_id) and e.kind = 'reopened' and not exists (select from party_event later
      where later.application_id = e.application_id and later.party_id = e.party_id and later.kind = 'decided' and later.id > e.id))`;

const reportOf = (which: string): string => `(select json_build_object('id', r.id, 'version', r.version,
    'madeAt', ${utcInstant("r.made_at")}, 'validUntil', r.valid_until)
  from report r where ${which} and not ${OPENED_AGAIN} order by r.version desc limit 1)`;

const PEOPLE = jsonList(
  `json_build_object('id', p.id, 'number', p.number, 'role', p.role,
    'firstName', coalesce(nullif(i.first_name, ''), p.invited_first_name), 'lastName', coalesce(nullif(i.last_name, ''), p.invited_last_name),
    'email', a.email, 'shareMinor', p.rent_share_minor, 'guarantorId', p.guarantor_id, 'status', q.status,
    'since', ${utcInstant("q.since")}, 'submittedAt', ${utcInstant("q.submitted_at")},
    'decision', ${DECISION}, 'references', ${REFERENCES}, 'report', ${reportOf("r.application_id = p.application_id and r.party_id = p.id")},
    'invitation', json_build_object('sentAt', ${utcInstant("p.invitation_sent_at")}, 'signedInAt', ${utcInstant("p.signed_in_at")},
      'bouncedBecause', (select f.reason from email_failure f where f.kind = 'invitation' and f.subject = p.id::text)))`,
  `from party p join account a on a.id = p.account_id
    join queue_entry q on q.application_id = p.application_id and q.party_id = p.id
    left join identity_facts i on i.application_id = p.application_id and i.party_id = p.id
    where p.application_id = l.id`,
  "p.number",
);

const DEPOSIT = `(select json_build_object('receivedOn', d.received_on, 'agreementBy', d.agreement_by)
  from holding_deposit d where d.application_id = l.id order by d.id desc limit 1)`;

/** The newest letting counts, and only once it is signed. */
const TENANCY = `(select case when t.signed_on is not null
    then json_build_object('signedOn', t.signed_on, 'endedOn', t.ended_on) end
  from letting t where t.application_id = l.id order by t.id desc limit 1)`;

const APPLICATION = `select l.id, l.property_address as home, l.property_country as country, l.monthly_rent_minor as "rentMinor",
    l.advertised_rent_minor as "advertisedRentMinor", l.rent_period as "rentPeriod", l.currency, l.tenancy_start as start,
    l.term_months as "termMonths", agency.name as agency, b.name as branch, l.reference, l.policy, l.policy_version as "policyVersion", l.language,
    ${utcInstant("l.created_at")} as "createdAt", ${DEPOSIT} as "holdingDeposit", ${TENANCY} as tenancy,
    ${reportOf("r.application_id = l.id and r.party_id is null")} as report, ${PEOPLE} as people
  from application l join agency on agency.id = l.agency_id
    left join agency_branch b on b.agency_id = l.agency_id and b.id = l.branch_id where l.id = `;

/** A result is final once every person who still applies has sent everything that is asked for. */
export const isProvisionalFor = ({ people }: Pick<AgencysApplication, "people">): boolean =>
  people.some(
    ({ status }) =>
      !hasEnded(status) && !isClosed(status) && status !== "submitted" && status !== "in_review",
  );

/**
 * @param tx with the rights of the agency
 * @throws NOT_FOUND for another agency's, as for none
 */
export const readForAgency = async (tx: Tx, id: string, today: CivilDate): Promise<AgencysApplication> => {
  const { rows } = isUuid(id)
    ? await sql<AgencysApplication>`${sql.raw(APPLICATION)} ${id}`.execute(tx)
    : { rows: [] };
  const [found] = rows;
  if (!found) throw notFound();
  return { ...found, termMonths: shownTermMonths(found, today) };
};
