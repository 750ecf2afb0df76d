import type { Criteria } from "@latchkey/domain/affordability/criteria.ts";
import type { Change } from "@latchkey/domain/affordability/replay.ts";
import { type ReplayClass, replayClasses } from "@latchkey/domain/replay/replay-classes.ts";
import { addToTally, emptyTally } from "@latchkey/domain/replay/replay-tally.ts";
import { type ShownReplay, shownReplay } from "@latchkey/domain/replay/shown-replay.ts";
import type { Kysely } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { readFacts } from "../policies/replay-facts.ts";

const classNames: Readonly<Record<ReplayClass, string>> = {
  meets: "meets the criteria",
  with_guarantor: "with guarantor",
  below: "below",
};

const COLUMN = 20;

const rowOf = (head: string, cells: readonly (string | number)[]): string =>
  `  ${head.padEnd(COLUMN)}${cells.map((cell) => String(cell).padStart(COLUMN)).join("")}`;

const matrixOf = ({ matrix }: ShownReplay): readonly string[] => [
  rowOf(
    "as it was",
    replayClasses.map((name) => classNames[name]),
  ),
  ...replayClasses.map((row) =>
    rowOf(
      classNames[row],
      replayClasses.map((column) => matrix[row][column]),
    ),
  ),
];

const benefitsOf = ({ benefits: { people, better, worse } }: ShownReplay): readonly string[] =>
  people === 0
    ? []
    : [
        `  ${people} with a job: with benefits of the same amount and evidence, ${worse} would do worse and ${better} better`,
      ];

const decidedText = (shown: ShownReplay): string => {
  const { people, better, worse, notReplayed, reasons } = shown;
  if (people + notReplayed === 0) return "\nNo facts of decided cases are stored.";
  return [
    "",
    `${people} decided people (and ${notReplayed} whose figures are not stored), ${better + worse} changed:`,
    `  ${better} would get a better result`,
    `  ${worse} would get a worse result`,
    ...reasons.map((reason) => `  because of ${reason.part}: ${reason.better} better, ${reason.worse} worse`),
    ...matrixOf(shown),
    ...benefitsOf(shown),
  ].join("\n");
};

const BATCH = 500;

/** Decided cases, from the facts that are kept apart: counts alone. */
export const replayDecided = async (
  db: Kysely<Schema>,
  criteria: Change<Criteria>,
  size = BATCH,
): Promise<string> => {
  let tally = emptyTally;
  let after: string | null = null;
  let read = size;
  while (read === size) {
    const batch = await readFacts(db, { ofPolicy: null, after, size });
    tally = addToTally(
      tally,
      batch.map(({ facts }) => facts),
      criteria,
    );
    after = batch.at(-1)?.id ?? null;
    read = batch.length;
  }
  return decidedText(shownReplay(tally));
};
