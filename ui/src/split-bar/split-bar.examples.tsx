import type { Examples } from "../example.ts";
import { SplitBar } from "./split-bar.tsx";

export const examples: Examples = {
  shares: () => (
    <SplitBar
      parts={[
        { key: "a", value: 0.5, label: "Amara £1,035.00" },
        { key: "l", value: 0.483, label: "Lukas £1,000.00" },
      ]}
      rest="Not shared out £35.00"
    />
  ),
  six: () => (
    <SplitBar
      parts={["Ana", "Ben", "Cho", "Dee", "Eve", "Fay"].map((name) => ({
        key: name,
        value: 1 / 6,
        label: `${name} £345.00`,
      }))}
    />
  ),
  need: () => (
    <SplitBar
      parts={[
        { key: "a", value: 0.49, label: "Amara £32,300" },
        { key: "l", value: 0.42, label: "Lukas £27,600" },
      ]}
      need={{ value: 0.94, label: "£62,100 needed" }}
    />
  ),
};
