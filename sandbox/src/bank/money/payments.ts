import type { Day } from "./days.ts";
import { type Category, type Entry, percent, type Stream } from "./entries.ts";
import type { Rhythm } from "./rhythms.ts";

interface Payments {
  readonly rhythm: Rhythm;
  readonly description: string;
  /** Negative for debits. */
  readonly pence: number;
  /** Percent of the amount, up or down. */
  readonly varies?: number;
  readonly happens?: number;
  readonly account?: string;
  readonly category?: Category;
  readonly code?: string;
  readonly from?: (today: Day) => Day;
  readonly until?: (today: Day) => Day;
}

export const payments =
  ({ rhythm, description, pence, varies = 0, happens = 100, ...more }: Payments): Stream =>
  (period, chance) => {
    const { account = "current", category = "CREDIT", code = "BGC", from, until } = more;
    const margin = percent(pence, varies);
    return rhythm(period)
      .filter((day) => day >= (from?.(period.today) ?? day) && day <= (until?.(period.today) ?? day))
      .filter((day) => chance.fraction(`${description}/${day}/paid`) * 100 < happens)
      .map((day): Entry => {
        const amount = chance.between(`${description}/${day}`, pence - margin, pence + margin);
        return { account, day, pence: amount, description, category, code };
      });
  };
