import { isUsageMonth, usageMonths, usageMonthsIssue } from "@latchkey/domain/agencies/usage-months.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { useSearchParams } from "react-router";
import { useNow } from "../shell/clock.ts";

/** The choice stands in the address, so that Back, a reload and a link keep it. */
export const useUsageChoice = () => {
  const [search, setSearch] = useSearchParams();
  const today = londonDate(useNow());
  const monthIn = (name: "from" | "to") => search.getAll(name).find(isUsageMonth);
  const asked = { from: monthIn("from"), to: monthIn("to") };
  const months = usageMonths(asked, today);
  return {
    today,
    months,
    /** Nothing can be asked for. */
    isWrong: usageMonthsIssue(months) !== undefined,
    agencyId: search.get("agency") ?? "",
    choose: (name: "from" | "to" | "agency", value: string) => {
      const next = new URLSearchParams(search);
      if (value === "") next.delete(name);
      else next.set(name, value);
      setSearch(next);
    },
  };
};

export type UsageChoice = ReturnType<typeof useUsageChoice>;
