import type { Examples } from "../example.ts";
import { type Sum, Sums } from "./sums.tsx";

const bakery: Sum = {
  key: "bakery",
  what: "Brightwater Bakery, permanent job",
  amount: "£28,500",
  how: (
    <>
      <strong>You said</strong> £28,500. <strong>Your bank shows</strong> £2,014 a month after tax, which
      fits. <strong>Counted</strong> in full.
    </>
  ),
};

const bonus: Sum = {
  key: "bonus",
  what: "Bonus",
  amount: "£0",
  how: (
    <>
      <strong>You said</strong> yes, no amount. <strong>Not counted</strong>, because it is not promised in
      your contract.
    </>
  ),
};

const counted: Sum = { key: "counted", what: "Counted", amount: "£28,500", state: "total" };

export const examples: Examples = {
  gap: () => (
    <Sums
      items={[
        bakery,
        bonus,
        counted,
        { key: "needed", what: "Needed", amount: "£31,050", how: "30 × £1,035" },
        {
          key: "gap",
          what: "Still missing",
          amount: "£2,550 a year",
          how: "That is £85 of rent a month",
          state: "result",
        },
      ]}
    />
  ),
  "total-only": () => <Sums items={[bakery, counted]} />,
};
