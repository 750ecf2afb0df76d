import type { Examples } from "../example.ts";
import { ShortcutList } from "./shortcut-list.tsx";

export const examples: Examples = {
  few: () => (
    <ShortcutList
      rows={[
        { keys: ["g", "q"], label: "Queue" },
        { keys: ["/"], label: "Search" },
        { keys: ["?"], label: "This list" },
      ]}
    />
  ),
};
