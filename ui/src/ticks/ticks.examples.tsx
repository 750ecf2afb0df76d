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
  missing: () => (
    <Ticks kind="missing" items={[{ key: "income", text: "The statement does not show your income" }]} />
  ),
  plain: () => (
    <Ticks
      kind="plain"
      small
      items={[{ key: "date", text: "Check that your passport is in date", icon: "clock" }]}
    />
  ),
};
