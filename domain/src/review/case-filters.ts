import { partyStatuses } from "../parties/status.ts";
import { isCivilDate } from "../rules/civil-date.ts";
import { type Issue, type Issues, issuesIn } from "../rules/issue.ts";
import { isUuid } from "../rules/parse.ts";

/** In the order of the form. `from` and `to` bound the move-in; `deadline` is the last day of the agreement's deadline. */
export const caseFilterNames = ["agency", "policy", "status", "from", "to", "deadline"] as const;
export type CaseFilterName = (typeof caseFilterNames)[number];

/** An empty value filters nothing. The agency is an id, the policy a name. */
export type CaseFilters = Readonly<Record<CaseFilterName, string>>;

export const noCaseFilters: CaseFilters = {
  agency: "",
  policy: "",
  status: "",
  from: "",
  to: "",
  deadline: "",
};

const LONGEST_POLICY = 60;

const isKnown: Readonly<Record<CaseFilterName, (value: string) => boolean>> = {
  agency: isUuid,
  policy: (value) => value.length <= LONGEST_POLICY && /^[a-z0-9-]+$/.test(value),
  status: (value) => partyStatuses.some((status) => status === value),
  from: isCivilDate,
  to: isCivilDate,
  deadline: isCivilDate,
};

const ofEach = (value: (name: CaseFilterName) => string): CaseFilters => ({
  agency: value("agency"),
  policy: value("policy"),
  status: value("status"),
  from: value("from"),
  to: value("to"),
  deadline: value("deadline"),
});

/** Those of an address, without values that none can have. */
export const caseFiltersIn = (read: (name: CaseFilterName) => string | null): CaseFilters =>
  ofEach((name) => {
    const value = read(name) ?? "";
    return isKnown[name](value) ? value : "";
  });

const issueOf = (name: CaseFilterName, value: string): Issue | undefined => {
  if (value === "" || isKnown[name](value)) return undefined;
  return { code: isKnown[name] === isCivilDate ? "validation.date.invalid" : "validation.required" };
};

export const caseFilterIssues = (filters: CaseFilters): Issues<CaseFilterName> => {
  const found = Object.fromEntries(caseFilterNames.map((name) => [name, issueOf(name, filters[name])]));
  const isTurned = filters.to !== "" && filters.to < filters.from;
  return issuesIn({
    ...found,
    to: found.to ?? (isTurned ? { code: "validation.date.endBeforeStart" } : undefined),
  });
};

/** Without the values that are refused: the list then shows more than was meant, beside the error. */
export const soundCaseFilters = (filters: CaseFilters): CaseFilters => {
  const issues = caseFilterIssues(filters);
  return ofEach((name) => (issues[name] ? "" : filters[name]));
};

export const usedCaseFilters = (filters: CaseFilters): readonly CaseFilterName[] =>
  caseFilterNames.filter((name) => filters[name] !== "");
