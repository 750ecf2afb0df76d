import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/**
 * The hourly tidy-up reads what it removes and nothing else, however much is kept. An upload knows whether a document uses
 * it, because no index can say what another table lacks; a trigger notes it, so that no way of binding a file can forget.
 */
const statements = [
  sql`create index sign_in_link_by_end on sign_in_link (expires_at)`,
  sql`create index session_family_by_end on session_family (expires_at)`,
  sql`alter table upload add column is_bound boolean not null default false`,
  sql`update upload set is_bound = true where exists (select 1 from document where document.upload_id = upload.id)`,
  sql`create index upload_unbound on upload (created_at) where not is_bound`,
  sql`create function note_binding() returns trigger language plpgsql as $body$
    begin
      if tg_op <> 'INSERT' then update upload set is_bound = false where id = old.upload_id; end if;
      if tg_op <> 'DELETE' then update upload set is_bound = true where id = new.upload_id; end if;
      return null;
    end $body$`,
  sql`create trigger note_binding after insert or delete or update of upload_id on document
    for each row execute function note_binding()`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
