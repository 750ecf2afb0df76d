import type { Examples } from "../example.ts";
import { Stats } from "./stats.tsx";

export const examples: Examples = {
  queue: () => (
    <Stats
      items={[
        { key: "waiting", label: "Waiting", value: 14, note: "Oldest: 2 days 3 hrs", late: true },
        { key: "review", label: "In review", value: 6, note: "3 are yours" },
        { key: "applicants", label: "Waiting on applicants", value: 9 },
      ]}
    />
  ),
};
