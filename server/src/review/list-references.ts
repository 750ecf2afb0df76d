import { askedWords } from "@latchkey/domain/parties/search-words.ts";
import { type ReferenceGroup, referenceGroups, waitOf } from "@latchkey/domain/references/groups.ts";
import type { ReferenceKind } from "@latchkey/domain/references/kinds.ts";
import type { ReviewState } from "@latchkey/domain/references/states.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { searchQuery } from "../parties/search-query.ts";
import { instantCursor, parseInstantCursor } from "../platform/db/instant-cursor.ts";
import type { Schema } from "../platform/db/schema.ts";
import { closedApplications } from "./own-party.ts";

/** Sent references of all applications, the longest wait first, paged by keyset. */

const PAGE = 50;

interface FoundReference {
  readonly id: string;
  readonly partyId: string;
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly kind: ReferenceKind;
  readonly state: ReviewState;
  readonly name: string;
  readonly email: string;
  /** Null for a home. */
  readonly company: string | null;
  readonly sentAt: Date;
  /** With microseconds, which a `Date` does not hold. */
  readonly exactly: string;
  readonly place: number;
  readonly isWaived: boolean;
  readonly contradicts: boolean;
}

export interface ListedReference extends FoundReference {
  readonly ageDays: number;
  readonly remindOn: CivilDate | null;
}

export interface ReferencePage {
  readonly rows: readonly ListedReference[];
  readonly next: string | null;
}

export interface AskedReferences {
  readonly staffId: string;
  readonly today: CivilDate;
  readonly group: ReferenceGroup | undefined;
  readonly kind: ReferenceKind | undefined;
  readonly search: string;
  /** A cursor of the page before; an invalid one starts from the beginning. */
  readonly after: string | undefined;
}

/** A word is the beginning of one of the referee's words, or of the applicant's. */
const hasWord = (word: string): RawBuilder<boolean> => {
  const query = sql`to_tsquery('simple', ${searchQuery([word])})`;
  return sql<boolean>`r.id in (select id from reference where words @@ ${query}
    union all select o.id from queue_entry q join reference o on o.application_id = q.application_id
      and o.party_id = q.party_id where q.words @@ ${query})`;
};

const PLACE = /^[0-4]$/;

const isAfter = (after: string | undefined): readonly RawBuilder<boolean>[] => {
  const cursor = parseInstantCursor(after);
  if (!cursor || !PLACE.test(cursor.list)) return [];
  const { list, at, id } = cursor;
  return [
    sql<boolean>`(r.place, r.sent_at, r.id) > (${Number(list)}::smallint, ${at}::timestamptz, ${id}::uuid)`,
  ];
};

const conditions = ({ staffId, group, kind, search, after }: AskedReferences): RawBuilder<boolean> => {
  const all = [
    sql<boolean>`r.place is not null`,
    sql<boolean>`r.application_id not in ${closedApplications(staffId)}`,
    ...(group === undefined ? [] : [sql<boolean>`r.place = ${referenceGroups.indexOf(group)}`]),
    ...(kind === undefined ? [] : [sql<boolean>`r.kind = ${kind}`]),
    ...askedWords(search).map(hasWord),
    ...isAfter(after),
  ];
  return sql<boolean>`${sql.join(all, sql` and `)}`;
};

/** Names are joined to the rows of the page alone. */
export const referencesStatement = (
  asked: AskedReferences,
): RawBuilder<FoundReference> => sql<FoundReference>`
  with page as (
    select r.* from reference r where ${conditions(asked)}
    order by r.place, r.sent_at, r.id limit ${PAGE + 1})
  select r.id, r.party_id as "partyId", p.number,
    coalesce(nullif(i.first_name, ''), p.invited_first_name) as "firstName",
    coalesce(nullif(i.last_name, ''), p.invited_last_name) as "lastName",
    r.kind, r.state, trim(concat(r.referee->>'firstName', ' ', r.referee->>'lastName')) as name,
    r.referee->>'email' as email, r.shown->>'company' as company, r.sent_at as "sentAt",
    to_char(r.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as exactly, r.place,
    r.waived_at is not null as "isWaived", coalesce(r.signals ? 'CONTRADICTION', false) as contradicts
  from page r
    join party p on p.application_id = r.application_id and p.id = r.party_id
    left join identity_facts i on i.application_id = r.application_id and i.party_id = r.party_id
  order by r.place, r.sent_at, r.id`;

export const listReferences = async (db: Kysely<Schema>, asked: AskedReferences): Promise<ReferencePage> => {
  const found = await referencesStatement(asked).execute(db);
  const rows = found.rows.slice(0, PAGE).map((row): ListedReference => {
    const askedOn = londonDate(row.sentAt.getTime());
    const { ageDays, remindOn } = waitOf(row.state, { askedOn, today: asked.today });
    return { ...row, ageDays, remindOn: remindOn ?? null };
  });
  const last = rows.at(-1);
  const hasMore = found.rows.length > PAGE && last !== undefined;
  return {
    rows,
    next: hasMore ? instantCursor({ list: String(last.place), at: last.exactly, id: last.id }) : null,
  };
};
