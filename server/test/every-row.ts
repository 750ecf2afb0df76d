import type { TestServer } from "./test-server.ts";

/** Every row of every table, with what is queued; binary columns in hexadecimal. */
export const everyRow = async ({ context }: TestServer): Promise<string> => {
  const tables = await context.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await context.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    texts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return texts.join("\n");
};
