import { csvText } from "../calls/csv-text.ts";

export const usageCounts = ["started", "finished", "decidedAgain", "withdrawn", "expired"] as const;
type UsageCounts = Readonly<Record<(typeof usageCounts)[number], number>>;

/** People of one month, branch and policy. */
export interface UsageRow extends UsageCounts {
  /** `2026-11` */
  readonly month: string;
  /** undefined: the rows are those of one agency. */
  readonly agency?: string;
  readonly branch: string | null;
  readonly policy: string;
  readonly policyTitle: string;
}

export const usageTotal = (rows: readonly UsageRow[]): UsageCounts => {
  const sumOf = (name: keyof UsageCounts) => rows.reduce((sum, row) => sum + row[name], 0);
  return {
    started: sumOf("started"),
    finished: sumOf("finished"),
    decidedAgain: sumOf("decidedAgain"),
    withdrawn: sumOf("withdrawn"),
    expired: sumOf("expired"),
  };
};

const columnsOf = (rows: readonly UsageRow[]) =>
  [
    "month",
    ...(rows.some(({ agency }) => agency !== undefined) ? (["agency"] as const) : []),
    "branch",
    "policyTitle",
    ...usageCounts,
  ] as const;
type UsageColumn = ReturnType<typeof columnsOf>[number];

/** @param headOf the name of a column */
export const usageCsv = (rows: readonly UsageRow[], headOf: (column: UsageColumn) => string): string => {
  const columns = columnsOf(rows);
  return csvText([
    columns.map(headOf),
    ...rows.map((row) => columns.map((column) => String(row[column] ?? ""))),
  ]);
};
