import { firstIssue, type Issue, type Rule } from "../rules/issue.ts";
import { lineIssue, trimmed } from "../rules/line.ts";
import { maxLength } from "../rules/plain.ts";
import { type CaseFilterName, caseFilterNames, caseFiltersIn } from "./case-filters.ts";
import { type QueueOnly, queueFilters, queueOnlyIn, queueOrders } from "./queue-views.ts";

/** A member of staff keeps filters of a list under a name. Searched words are names of people, and are not kept. */
export const savedLists = ["queue", "applications"] as const;
export type SavedList = (typeof savedLists)[number];

/** One person keeps so many views, in both lists together. */
export const MOST_SAVED_VIEWS = 20;

const LONGEST_NAME = 40;

export const savedViewNameIssue: Rule<string> = firstIssue<string>(
  lineIssue,
  trimmed(maxLength(LONGEST_NAME)),
);

export const VIEW_NAME_TAKEN: Issue = { code: "savedView.validations.nameTaken" };
export const TOO_MANY_VIEWS: Issue = {
  code: "savedView.validations.tooMany",
  params: { max: MOST_SAVED_VIEWS },
};

const oneOf = (options: readonly string[], value: string | null): string =>
  options.find((option) => option === value) ?? "";

type Entry = readonly [name: CaseFilterName | keyof QueueOnly | "view" | "order", value: string];

/** The parameters of an address that a view keeps: no page, and nothing that the list does not know. */
export const savedParameters = (list: SavedList, read: (name: string) => string | null): readonly Entry[] => {
  const filters = caseFiltersIn(read);
  const only = queueOnlyIn(read);
  const own: readonly Entry[] =
    list === "queue"
      ? [
          ["view", oneOf(queueFilters, read("view"))],
          ["order", oneOf(queueOrders, read("order"))],
          ["need", only.need.toLowerCase()],
          ["reviewer", only.reviewer],
        ]
      : [];
  return [...own, ...caseFilterNames.map((name) => [name, filters[name]] as const)].filter(
    ([, value]) => value !== "",
  );
};
