export const utcInstant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const jsonList = (object: string, from: string, order: string): string =>
  `coalesce((select json_agg(${object} order by ${order}) ${from}), '[]'::json)`;
