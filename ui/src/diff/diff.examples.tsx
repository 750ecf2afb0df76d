import type { Examples } from "../example.ts";
import { Diff } from "./diff.tsx";

export const examples: Examples = {
  policy: () => (
    <Diff
      label="Changed since version 6"
      items={[
        { key: "tenant", name: "Tenant", before: "30 × rent", after: "28 × rent" },
        { key: "incomes", name: "Incomes", before: undefined, after: "Benefits" },
        { key: "text", name: "Text", before: "Call us on Mondays", after: undefined },
      ]}
    />
  ),
};
