import { csvText } from "@latchkey/members/calls/csv-text.ts";
import type { KnownTitle, UsageRow } from "./usage.graphql.ts";

export const usageCounts = ["started", "finished", "decidedAgain", "withdrawn", "expired"] as const;
type UsageCounts = Readonly<Record<(typeof usageCounts)[number], number>>;

export const usageOf = (agencyId: string, rows: readonly UsageRow[]): readonly UsageRow[] =>
  agencyId === "" ? rows : rows.filter((row) => row.agencyId === agencyId);

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

/** A policy that has no title any more is called by its name. */
export const policyTitle = (titles: readonly KnownTitle[], policy: string): string =>
  titles.find(({ name }) => name === policy)?.title ?? policy;

/** @param heads the names of month, agency, branch, policy and the counts */
export const usageCsv = (
  heads: readonly string[],
  rows: readonly UsageRow[],
  titles: readonly KnownTitle[],
): string =>
  csvText([
    heads,
    ...rows.map((row) => [
      row.month,
      row.agency,
      row.branch ?? "",
      policyTitle(titles, row.policy),
      ...usageCounts.map((name) => String(row[name])),
    ]),
  ]);
