import { isAdultAtStart } from "@latchkey/domain/compliance/right-to-rent/purpose.ts";
import type { RecordResult } from "@latchkey/domain/compliance/right-to-rent/record-result.ts";
import { noCaseFilters } from "@latchkey/domain/review/case-filters.ts";
import { type CivilDate, isCivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { type RawBuilder, sql } from "kysely";
import { IS_DECLINED } from "../parties/declined.ts";
import { narrowedTo } from "../parties/narrowed-queue.ts";
import type { Tx } from "../platform/work/work-of.ts";
import { exemptAmong } from "./read-exemptions.ts";

/** The list of an agency's checker: adults who will live in an English home. What they gave stays out of it. */

interface FoundRow {
  readonly id: string;
  readonly applicationId: string;
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly home: string;
  readonly reference: string;
  readonly start: CivilDate;
  readonly signedOn: CivilDate | null;
  /** null: nothing is recorded that counts. */
  readonly recordedOn: CivilDate | null;
  readonly shows: RecordResult["shows"] | null;
  readonly followUpBy: CivilDate | null;
  readonly place: number;
}

export interface ListedForChecker extends Omit<FoundRow, "applicationId" | "place"> {
  /** The check is near: the person is decided, the first day is, or a follow-up. */
  readonly isDue: boolean;
  readonly isExempt: boolean;
}

export interface CheckersPage {
  readonly rows: readonly ListedForChecker[];
  readonly next: string | null;
}

const PAGE = 50;
const NEAR_DAYS = 28;
/** As the first warning of a follow-up. */
const FOLLOW_UP_DAYS = 60;

const places = { due: 0, later: 1, recorded: 2 } as const;

/** Waits for no second reviewer; the newest first. */
const COUNTING = `select c.checked_on, c.shows, c.follow_up_by from right_to_rent_check c
  left join right_to_rent_second o on o.check_id = c.id
  where c.application_id = p.application_id and c.party_id = p.id and (c.shows <> 'no_excuse' or o.agrees)
  order by c.id desc limit 1`;

const placeOn = (today: CivilDate): RawBuilder<number> => sql<number>`case
  when c.checked_on is null and (q.status = 'decided' or t.signed_on is not null or l.tenancy_start <= ${today}::date + ${NEAR_DAYS}::int)
    then ${places.due}::int
  when c.checked_on is null then ${places.later}::int
  when c.follow_up_by <= ${today}::date + ${FOLLOW_UP_DAYS}::int then ${places.due}::int
  else ${places.recorded}::int end`;

type Cursor = Pick<FoundRow, "place" | "start" | "id">;

const cursorOf = ({ place, start, id }: Cursor): string =>
  Buffer.from([place, start, id].join("_")).toString("base64url");

const parseCursor = (text: string | undefined): Cursor | undefined => {
  const [place = "", start = "", id = ""] = Buffer.from(text ?? "", "base64url")
    .toString()
    .split("_");
  return /^\d$/.test(place) && isCivilDate(start) && isUuid(id)
    ? { place: Number(place), start, id }
    : undefined;
};

export interface AskedByChecker {
  readonly search: string;
  readonly after: string | undefined;
  readonly today: CivilDate;
}

const after = (cursor: Cursor | undefined): RawBuilder<boolean> =>
  cursor === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(n.place, n.start, n.id) > (${cursor.place}::int, ${cursor.start}::date, ${cursor.id}::uuid)`;

const statementOf = ({ search, today, after: text }: AskedByChecker): RawBuilder<FoundRow> => sql<FoundRow>`
  select n.* from (select p.id, p.application_id as "applicationId", p.number,
      coalesce(nullif(i.first_name, ''), p.invited_first_name) as "firstName",
      coalesce(nullif(i.last_name, ''), p.invited_last_name) as "lastName",
      l.property_address as home, l.reference, l.tenancy_start as start, t.signed_on as "signedOn",
      c.checked_on as "recordedOn", c.shows, c.follow_up_by as "followUpBy", ${placeOn(today)} as place
    from application l join party p on p.application_id = l.id
      join queue_entry q on q.application_id = p.application_id and q.party_id = p.id
      left join identity_facts i on i.application_id = p.application_id and i.party_id = p.id
      left join lateral (select signed_on, ended_on from letting where letting.application_id = l.id order by letting.id desc limit 1) t on true
      left join lateral (${sql.raw(COUNTING)}) c on true
    where l.property_country = 'ENG' and p.role <> 'guarantor' and q.status not in ('withdrawn', 'expired')
      and (t.ended_on is null or t.ended_on > ${today}::date) and not ${sql.raw(IS_DECLINED)}
      and ${narrowedTo({ search, only: noCaseFilters }) ?? sql`true`}) n
  where ${after(parseCursor(text))} order by n.place, n.start, n.id limit ${PAGE + 1}`;

interface FoundPage {
  readonly rows: readonly FoundRow[];
  readonly next: string | null;
}

/** @param tx with the rights of the agency */
export const findForChecker = async (tx: Tx, asked: AskedByChecker): Promise<FoundPage> => {
  const { rows } = await statementOf(asked).execute(tx);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return { rows: page, next: rows.length > PAGE && last ? cursorOf(last) : null };
};

const minorsAmong = async (tx: Tx, rows: readonly FoundRow[]): Promise<ReadonlySet<string>> => {
  if (rows.length === 0) return new Set();
  const ids = rows.map(({ id }) => id);
  const born = await tx
    .selectFrom("identity_facts")
    .select(["party_id", "birthdate"])
    .where("party_id", "in", ids)
    .execute();
  const birthdates = new Map(born.map(({ party_id, birthdate }) => [party_id, birthdate]));
  return new Set(
    rows.flatMap(({ id, start }) => (isAdultAtStart(birthdates.get(id) ?? null, start) ? [] : [id])),
  );
};

/** Leaves minors out, and says which homes are exempt. @param tx with the product's rights, about rows that the agency's have found */
export const shownToChecker = async (
  tx: Tx,
  { rows, next }: FoundPage,
  today: CivilDate,
): Promise<CheckersPage> => {
  const minors = await minorsAmong(tx, rows);
  const exempt = await exemptAmong(tx, [...new Set(rows.map(({ applicationId }) => applicationId))], today);
  const shown = rows
    .filter(({ id }) => !minors.has(id))
    .map(({ applicationId, place, ...row }) => {
      const isExempt = exempt.has(applicationId);
      return { ...row, isExempt, isDue: place === places.due && !isExempt };
    });
  return { rows: shown, next };
};
