/**
 * SQL for the words of the request `r` in a language: the prepared ones first, then the reviewer's own.
 *
 * @param language SQL for the language
 */
export const toldComment = (language: string): string =>
  `nullif(concat_ws(E'\\n\\n', (select string_agg(c.value -> 'texts' ->> (${language}), E'\\n\\n' order by c.ordinality)
    from jsonb_array_elements(r.canned) with ordinality c), r.comment), '')`;
