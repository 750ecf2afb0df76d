import type { RecordResult } from "../compliance/right-to-rent/record-result.ts";
import type { RightToRentRoute } from "../compliance/right-to-rent/rule-set.ts";
import {
  byGroup,
  type CaseCount,
  type CheckedRight,
  type CheckGroups,
  MOST_DAYS,
  once,
  within,
} from "./case-counts.ts";

/** Checks of the right to rent as counts. A person is counted with the first record that counts, and not again. */

interface CheckedResult extends Pick<RecordResult, "shows" | "isTimeLimited"> {
  readonly route: RightToRentRoute;
}

const rightOf = ({ shows, isTimeLimited }: CheckedResult): CheckedRight => {
  if (shows !== "right") return "not_shown";
  return isTimeLimited ? "time_limited" : "unlimited";
};

export const checkGroupsOf = (check: CheckedResult): Required<CheckGroups> => ({
  route: check.route,
  right: rightOf(check),
});

export interface CountedCheck extends CheckedResult {
  /** Working days from the first submission to the record; undefined: not sent yet, or the holidays are not known. */
  readonly days: number | undefined;
  /** Another way that the person asked for and was refused; the record has the reason. */
  readonly refusedRoute: string | undefined;
}

export const countsOfCheck = (check: CountedCheck): readonly CaseCount[] => {
  const { days, refusedRoute } = check;
  return [
    ...byGroup(checkGroupsOf(check), [
      "checked",
      ...(days === undefined ? [] : [`check_days/${within(days, MOST_DAYS)}` as const]),
    ]),
    ...(refusedRoute ? [once(`refused_route/${refusedRoute}`)] : []),
  ];
};
