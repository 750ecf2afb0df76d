import type { NewApplication } from "@latchkey/domain/applications/new-application.ts";
import { foldName } from "@latchkey/domain/rules/fold.ts";
import { sql } from "kysely";
import { canonicalAddress } from "../accounts/canonical-address.ts";
import type { Tx } from "../platform/work/work-of.ts";

interface Known {
  readonly number: number;
  readonly reference: string;
  readonly home: string;
  readonly email: string;
  readonly isOpen: boolean;
}

/**
 * The number of a person of the application, if the agency has sent it before: one of its reference, whatever became of it, or an open
 * one for the same home in which a person has the address. undefined: none.
 *
 * @param tx with the rights of the agency
 */
export const findSentBefore = async (
  tx: Tx,
  { reference, home, people }: Pick<NewApplication, "reference" | "home" | "people">,
): Promise<number | undefined> => {
  const emails = people.map(({ email }) => canonicalAddress(email));
  const { rows } = await sql<Known>`select p.number, a.reference, a.property_address as home, acc.email,
      q.rank_is_open as "isOpen"
    from application a join party p on p.application_id = a.id join account acc on acc.id = p.account_id
      cross join lateral (select e.status not in ('decided', 'withdrawn', 'expired') as rank_is_open from queue_entry e
        where e.application_id = p.application_id and e.party_id = p.id) q
    where (${reference} <> '' and lower(a.reference) = lower(${reference})) or acc.email = any(${emails}::text[])
    order by p.number`.execute(tx);
  const isSame = (known: Known): boolean =>
    (reference !== "" && known.reference.toLowerCase() === reference.toLowerCase()) ||
    (known.isOpen && emails.includes(known.email) && foldName(known.home) === foldName(home));
  return rows.find(isSame)?.number;
};
