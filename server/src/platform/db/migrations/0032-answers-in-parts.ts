import { type Kysely, sql } from "kysely";

/** One answer `given`, as lines of parts. */
const inParts = sql`case given ->> 'kind'
  when 'files' then coalesce(
    (select jsonb_agg(jsonb_build_array(jsonb_build_object('kind', 'file', 'name', name)) order by place)
      from jsonb_array_elements_text(given -> 'names') with ordinality as files (name, place)),
    '[]')
  when 'text' then
    (select jsonb_agg(jsonb_build_array(jsonb_build_object('kind', 'text', 'value', line)) order by place)
      from regexp_split_to_table(given ->> 'value', E'\\n') with ordinality as lines (line, place))
  when 'choice' then jsonb_build_array(jsonb_build_array(given || jsonb_build_object('list', 'answer')))
  else jsonb_build_array(jsonb_build_array(given))
end`;

/**
 * An answer that was sent is kept in parts from now on. What was kept as one text before stays a text: it cannot be told any more what
 * of it a person typed.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update submitted_summary set items = (
    select jsonb_agg(item || jsonb_build_object('rows', (
        select coalesce(jsonb_agg(summarised || jsonb_build_object('answer', ${inParts}) order by place), '[]')
        from jsonb_array_elements(item -> 'rows') with ordinality as summary (summarised, place)
        cross join lateral (select summarised -> 'answer') as answers (given)))
      order by number)
    from jsonb_array_elements(items) with ordinality as summarised_items (item, number))
    where jsonb_array_length(items) > 0`.execute(db);
};
