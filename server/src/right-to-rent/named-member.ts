import { sql } from "kysely";

interface NamedMember {
  readonly by_id: string;
  readonly by: string;
  readonly is_by_agency: boolean;
}

/** The member of a row, as `m`. A user of an agency is named with the agency: "Jo Park of Hartley Lettings". */
export const memberOf = (row: "c" | "p") =>
  sql<NamedMember>`(select s.id as by_id, s.name as by, false as is_by_agency
      from staff_member s where s.id = ${sql.ref(`${row}.staff_id`)}
    union all select u.id, u.name || ' of ' || a.name, true
      from agency_user u join agency a on a.id = u.agency_id where u.id = ${sql.ref(`${row}.agency_user_id`)})`.as(
    "m",
  );
