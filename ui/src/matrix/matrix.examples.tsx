import type { Examples } from "../example.ts";
import { Matrix } from "./matrix.tsx";

export const examples: Examples = {
  replay: () => (
    <Matrix
      label="Results before and after"
      corner="As it was"
      classes={[
        { name: "meets", label: "Meets it" },
        { name: "guarantor", label: "With guarantor" },
        { name: "below", label: "Below" },
      ]}
      counts={{
        meets: { meets: 1768, guarantor: 31, below: 11 },
        guarantor: { meets: 4, guarantor: 161, below: 6 },
        below: { meets: 0, guarantor: 0, below: 105 },
      }}
      format={(count) => count.toLocaleString("en")}
    />
  ),
};
