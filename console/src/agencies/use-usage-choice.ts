import { isUsageMonth, usageMonths } from "@latchkey/domain/agencies/usage-months.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { useSearchParams } from "react-router";

/** The choice stands in the address, so that Back, a reload and a link keep it. */
export const useUsageChoice = () => {
  const [search, setSearch] = useSearchParams();
  const today = londonDate(useNow());
  const monthIn = (name: "from" | "to") => search.getAll(name).find(isUsageMonth);
  const asked = { from: monthIn("from"), to: monthIn("to") };
  return {
    today,
    months: usageMonths(asked, today),
    agencyId: search.get("agency") ?? "",
    choose: (name: "from" | "to" | "agency", value: string) => {
      const next = new URLSearchParams(search);
      if (value === "") next.delete(name);
      else next.set(name, value);
      setSearch(next);
    },
  };
};
