import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { foldName } from "@latchkey/domain/rules/fold.ts";
import { sql } from "kysely";
import { canonicalAddress } from "../accounts/canonical-address.ts";
import type { Tx } from "../platform/work/work-of.ts";

/** `person`: has the address in an open application. `home`: is open for the same day. `reference`: has it, whatever became of it. */
export const sentBeforeKinds = ["person", "home", "reference"] as const;
type SentBeforeKind = (typeof sentBeforeKinds)[number];

export interface SentBefore {
  readonly kind: SentBeforeKind;
  readonly applicationId: string;
  readonly home: string;
  /** The number of its first person. */
  readonly number: number;
  /** The address as it was asked for; null: another kind. */
  readonly email: string | null;
}

export interface AskedBefore {
  readonly home: string;
  /** undefined: no day is typed yet. */
  readonly start: CivilDate | undefined;
  readonly reference: string;
  readonly emails: readonly string[];
}

interface Known {
  readonly id: string;
  readonly home: string;
  readonly number: number;
  readonly isOpen: boolean;
  readonly isSameDay: boolean;
  readonly isSameReference: boolean;
  /** People who were not asked for, or have left, are left out. */
  readonly emails: readonly string[];
}

const MOST = 20;

const readKnown = async (tx: Tx, asked: AskedBefore): Promise<readonly Known[]> => {
  const start = asked.start ?? null;
  const reference = asked.reference.trim();
  const { rows } = await sql<Known>`with named as (
      select p.application_id, acc.email from account acc join party p on p.account_id = acc.id
        join queue_entry q on q.application_id = p.application_id and q.party_id = p.id
      where acc.email = any(${asked.emails.map(canonicalAddress)}::text[]) and q.status not in ('withdrawn', 'expired'))
    select a.id, a.property_address as home, (select min(p.number) from party p where p.application_id = a.id) as number,
      exists (select from queue_entry q where q.application_id = a.id and q.status not in ('decided', 'withdrawn', 'expired')) as "isOpen",
      coalesce(a.tenancy_start = ${start}::date, false) as "isSameDay",
      ${reference} <> '' and lower(a.reference) = lower(${reference}) as "isSameReference",
      array(select n.email from named n where n.application_id = a.id) as emails
    from application a
    where a.tenancy_start = ${start}::date or a.id in (select application_id from named)
      or (${reference} <> '' and lower(a.reference) = lower(${reference}))
    order by a.created_at desc, a.id desc`.execute(tx);
  return rows;
};

/** The newest first. @param tx with the rights of the agency, whose applications are the only ones that it finds */
export const findBefore = async (tx: Tx, asked: AskedBefore): Promise<readonly SentBefore[]> => {
  const home = foldName(asked.home);
  const known = await readKnown(tx, asked);
  const found = known.flatMap(({ id: applicationId, ...one }): readonly SentBefore[] => {
    const as = (kind: SentBeforeKind, email: string | null = null) => ({
      kind,
      applicationId,
      home: one.home,
      number: one.number,
      email,
    });
    const people = asked.emails.filter((email) => one.emails.includes(canonicalAddress(email)));
    return [
      ...(one.isSameReference ? [as("reference")] : []),
      ...(one.isOpen && one.isSameDay && foldName(one.home) === home ? [as("home")] : []),
      ...(one.isOpen ? people.map((email) => as("person", email)) : []),
    ];
  });
  return found.slice(0, MOST);
};

/** @param tx with the rights of the agency */
export const isReferenceTaken = async (tx: Tx, reference: string): Promise<boolean> =>
  (await findBefore(tx, { home: "", start: undefined, reference, emails: [] })).length > 0;
