import type { Examples } from "../example.ts";
import { Ticks } from "./ticks.tsx";

export const examples: Examples = {
  do: () => (
    <Ticks
      items={[
        { key: "name", text: "My full name is on every statement" },
        { key: "months", text: "The last three months are there" },
      ]}
    />
  ),
  leads: () => (
    <Ticks
      items={[
        {
          key: "time",
          icon: "clock",
          text: (
            <>
              <strong>About three minutes.</strong> You need your Government Gateway sign-in, or your bank.
            </>
          ),
        },
        {
          key: "first",
          icon: "eye",
          text: (
            <>
              <strong>You see it first.</strong> Konfir shows you what it found before we do.
            </>
          ),
        },
      ]}
    />
  ),
  missing: () => (
    <Ticks kind="missing" items={[{ key: "income", text: "The statement does not show your income" }]} />
  ),
  "plain-leads": () => (
    <Ticks
      kind="plain"
      items={[
        {
          key: "income",
          icon: "plus",
          text: (
            <>
              <strong>Another income</strong> of £2,550 a year or more. Benefits and pensions count.
            </>
          ),
        },
        {
          key: "savings",
          icon: "savings",
          text: (
            <>
              <strong>Savings</strong> of £3,060 (36 × £85).
            </>
          ),
        },
      ]}
    />
  ),
  dots: () => (
    <Ticks
      kind="plain"
      items={[
        { key: "fine", text: "You can finish this section without a photo." },
        { key: "later", text: "They may ask you for something else." },
      ]}
    />
  ),
  plain: () => (
    <Ticks
      kind="plain"
      small
      items={[{ key: "date", text: "Check that your passport is in date", icon: "clock" }]}
    />
  ),
};
