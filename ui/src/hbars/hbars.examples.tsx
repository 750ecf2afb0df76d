import type { Examples } from "../example.ts";
import { BarsLegend, HorizontalBars } from "./hbars.tsx";

export const examples: Examples = {
  groups: () => (
    <HorizontalBars
      label="Share of cases that get worse"
      items={[
        { key: "job", label: "Permanent job", value: 0.22, text: "3%" },
        { key: "hours", label: "Zero-hours contract", value: 0.7, text: "9%" },
        { key: "benefits", label: "Benefits", value: 0.82, text: "11%" },
        { key: "savings", label: "Savings", value: 0, text: "0%" },
        { key: "pension", label: "Pension", value: undefined, text: "fewer than 10" },
      ]}
    />
  ),
  parts: () => (
    <>
      <HorizontalBars
        label="Decisions by how income was proved"
        items={[
          {
            key: "bank",
            label: "Bank connection, 421",
            value: 0.81,
            parts: [0.11, 0.08],
            text: "81% yes",
            note: "78 to 84%",
          },
          {
            key: "tax",
            label: "Tax return, 96",
            value: 0.63,
            parts: [0.24, 0.13],
            text: "63% yes",
            note: "53 to 72%",
          },
          { key: "savings", label: "Savings, 21", value: 0.86, text: "86% yes", note: "65 to 95%" },
          { key: "letter", label: "Letter of a funder", value: undefined, text: "fewer than 10" },
        ]}
      />
      <BarsLegend label="Legend" parts={["Accepted", "With conditions or a guarantor", "Declined"]} />
    </>
  ),
};
