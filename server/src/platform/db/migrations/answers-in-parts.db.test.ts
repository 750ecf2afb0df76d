import { expect, test } from "vitest";
import { migrateAsOwner } from "../../../../test/owner.ts";
import { startSingle } from "../../../../test/parties.ts";
import { startTestServer } from "../../../../test/test-server.ts";
import { up } from "./0032-answers-in-parts.ts";

/** Answers as they were kept before, and in parts. */
const answers: readonly (readonly [before: object, after: object])[] = [
  [
    { kind: "text", value: "Flat 3 (2024-08 –)\n2024-05 – 2024-07: travelling" },
    [
      [{ kind: "text", value: "Flat 3 (2024-08 –)" }],
      [{ kind: "text", value: "2024-05 – 2024-07: travelling" }],
    ],
  ],
  [{ kind: "date", value: "1994-03-27" }, [[{ kind: "date", value: "1994-03-27" }]]],
  [{ kind: "choice", value: "yes" }, [[{ kind: "choice", list: "answer", value: "yes" }]]],
  [
    { kind: "files", names: ["a.jpg", "b.pdf"] },
    [[{ kind: "file", name: "a.jpg" }], [{ kind: "file", name: "b.pdf" }]],
  ],
  [{ kind: "without", reason: "lost" }, [[{ kind: "without", reason: "lost" }]]],
  [{ kind: "sealed" }, [[{ kind: "sealed" }]]],
];

const itemWith = (rows: readonly object[]) => ({
  section: "INCOME",
  relatedObjectUuid: "a",
  remedialSectionUuid: null,
  rows,
});

test("what was sent before is kept in parts, row by row, and items without rows stay", async () => {
  const server = await startTestServer();
  const { partyId, applicationId } = await startSingle(server, { email: "parts@example.com" });
  const { pool } = server.context;
  const rowsWith = (side: 0 | 1) =>
    answers.map((one, number) => ({ step: `step-${number}`, answer: one[side] }));
  const keep = (round: number, items: readonly object[]) =>
    pool.query(
      "insert into submitted_summary (application_id, party_id, round, items) values ($1, $2, $3, $4)",
      [applicationId, partyId, round, JSON.stringify(items)],
    );
  await keep(1, [itemWith(rowsWith(0)), itemWith([])]);
  await keep(2, []);
  await migrateAsOwner(server, up);
  const { rows } = await pool.query("select items from submitted_summary order by round");
  expect(rows.map(({ items }) => items)).toEqual([[itemWith(rowsWith(1)), itemWith([])], []]);
});
