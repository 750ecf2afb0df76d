import type { BulkColumn } from "@latchkey/domain/applications/bulk-columns.ts";
import type { BulkIssues } from "@latchkey/domain/applications/bulk-lines.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import type { BulkLineInput } from "../../graphql/operations.generated.ts";
import type { CheckedLine } from "./lines.graphql.ts";
import type { ReadTable, TableLine } from "./read-table.ts";

export const lineStates = ["READY", "MISTAKES", "WAITS", "OPEN"] as const;
export type LineState = CheckedLine["state"];

export interface ShownLine {
  readonly line: TableLine;
  readonly state: LineState;
  readonly issues: BulkIssues;
  /** The number of a person of the application that was sent before. */
  readonly known: string | null;
  /** The place of the first line of its application. */
  readonly group: number;
  /** The line of the file that has a mistake, for one that waits; undefined: it waits for the policy. */
  readonly waitsFor: number | undefined;
  /** The cell of the line, or else of the first line of its application. */
  readonly textOf: (column: BulkColumn) => string;
}

const issueOf = ({ code, params }: CheckedLine["issues"][number]): Issue => ({
  code,
  ...(params !== null && { params: JSON.parse(params) as NonNullable<Issue["params"]> }),
});

const ownText = (line: TableLine | undefined, column: BulkColumn): string =>
  line?.cells[column]?.trim() ?? "";

/** @param checked in the order of the lines */
export const shownLines = (
  { lines }: Pick<ReadTable, "lines">,
  checked: readonly CheckedLine[],
): readonly ShownLine[] =>
  checked.flatMap(({ state, issues, number, group }, place) => {
    const line = lines[place];
    if (!line) return [];
    const wrong = checked.findIndex((one) => one.group === group && one.state === "MISTAKES");
    return {
      line,
      state,
      issues: Object.fromEntries(issues.map((issue) => [issue.column, issueOf(issue)])),
      known: number,
      group,
      waitsFor: state === "WAITS" ? lines[wrong]?.number : undefined,
      textOf: (column: BulkColumn) => ownText(line, column) || ownText(lines[group], column),
    };
  });

export type LineCounts = Readonly<Record<LineState, number>>;

export const countLines = (lines: readonly ShownLine[]): LineCounts => {
  const count = (state: LineState) => lines.filter((line) => line.state === state).length;
  return { READY: count("READY"), MISTAKES: count("MISTAKES"), WAITS: count("WAITS"), OPEN: count("OPEN") };
};

/** The policy that is chosen for all lines holds them up. */
export const waitForPolicy = (lines: readonly ShownLine[]): boolean =>
  lines.some(({ state, waitsFor }) => state === "WAITS" && waitsFor === undefined);

export const readyApplications = (lines: readonly ShownLine[]): number =>
  new Set(lines.filter(({ state }) => state === "READY").map(({ group }) => group)).size;

/** Lines as the server takes them, without empty cells. */
export const givenLines = ({ lines }: Pick<ReadTable, "lines">): readonly BulkLineInput[] =>
  lines.map(({ cells }) => ({
    cells: Object.entries(cells).flatMap(([column, text]) =>
      text === "" ? [] : [{ column: column as BulkColumn, text }],
    ),
  }));

/** The whole applications in which a line has a mistake, because their lines count together. */
export const linesToCorrect = (lines: readonly ShownLine[]): readonly ShownLine[] => {
  const wrong = new Set(lines.filter(({ state }) => state === "MISTAKES").map(({ group }) => group));
  return lines.filter(({ group }) => wrong.has(group));
};
