import { type Kysely, type RawBuilder, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/** What stands for the words that nobody was asked for. */
const NO_WORDS = "–";

/** A reason of the whole section. */
const ofSection = (reason: string, words: string): RawBuilder<unknown> =>
  sql`update progress_item set answers = answers || jsonb_build_object(${sql.lit(words)}, ${sql.lit(NO_WORDS)})
    where answers ->> ${sql.lit(reason)} = 'something_else' and not answers ? ${sql.lit(words)}`;

interface RecordOfReasons {
  readonly reasons: string;
  readonly words: string;
  /** The reason that says nothing by itself. */
  readonly open: string;
}

/** Reasons by home or by side of a document. */
const inRecord = ({ reasons, words, open }: RecordOfReasons): RawBuilder<unknown> =>
  sql`update progress_item set answers = answers || jsonb_build_object(${sql.lit(words)},
      (select jsonb_object_agg(key, ${sql.lit(NO_WORDS)}) from jsonb_each_text(answers -> ${sql.lit(reasons)})
        where value = ${sql.lit(open)}) || coalesce(answers -> ${sql.lit(words)}, '{}'))
    where exists (select from jsonb_each_text(answers -> ${sql.lit(reasons)}) where value = ${sql.lit(open)})`;

/** "Something else" takes the person's own words from now on; answers that were given before stay answers. */
const statements = [
  ofSection("gaps", "gapsWords"),
  ofSection("withoutEmployer", "withoutEmployerWords"),
  inRecord({ reasons: "withoutReference", words: "withoutReferenceWords", open: "something_else" }),
  inRecord({ reasons: "withoutDocument", words: "withoutDocumentWords", open: "other" }),
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
