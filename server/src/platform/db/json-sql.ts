/** Texts of SQL that build JSON in the database: one round trip for what several tables hold. */

export const utcInstant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A JSON array that is empty rather than null. */
export const jsonList = (object: string, from: string, order: string): string =>
  `coalesce((select json_agg(${object} order by ${order}) ${from}), '[]'::json)`;
