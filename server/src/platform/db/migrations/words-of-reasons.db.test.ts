import { Kysely, PostgresDialect } from "kysely";
import { expect, test } from "vitest";
import { startSingle } from "../../../../test/parties.ts";
import { startTestServer } from "../../../../test/test-server.ts";
import { up } from "./0026-words-of-reasons.ts";

/** Answers that were stored before, with what is added to them. */
const answers: readonly (readonly [before: object, added: object])[] = [
  [{ gaps: "something_else" }, { gapsWords: "–" }],
  [{ withoutEmployer: "something_else" }, { withoutEmployerWords: "–" }],
  [
    { withoutReference: { a: "something_else", b: "abroad" }, "in-uk": "yes" },
    { withoutReferenceWords: { a: "–" } },
  ],
  [
    { withoutDocument: { PASSPORT: "other", DBS: "other" }, withoutDocumentWords: { DBS: "Mine" } },
    { withoutDocumentWords: { PASSPORT: "–", DBS: "Mine" } },
  ],
  [{ gaps: "travelling", withoutReference: { a: "abroad" } }, {}],
  [{ gaps: "something_else", gapsWords: "On a boat" }, {}],
  [{}, {}],
];

test("reasons that were given before they took words stay answers", async () => {
  const server = await startTestServer();
  const { partyId, applicationId } = await startSingle(server, { email: "words@example.com" });
  const { pool } = server.context;
  await pool.query("delete from progress_item");
  for (const [number, [before]] of answers.entries()) {
    await pool.query(
      `insert into progress_item (application_id, party_id, section, completed_steps, answers)
       values ($1, $2, $3, '{}', $4)`,
      [applicationId, partyId, `SECTION_${number}`, JSON.stringify(before)],
    );
  }
  await up(new Kysely({ dialect: new PostgresDialect({ pool }) }));
  const { rows } = await pool.query("select answers from progress_item order by section");
  expect(rows.map((row) => row.answers)).toEqual(answers.map(([before, added]) => ({ ...before, ...added })));
});
