import type { Examples } from "../example.ts";
import { SectionSteps } from "./section-steps.tsx";

export const examples: Examples = {
  second: () => (
    <SectionSteps
      label="Sections"
      sections={[
        { name: "Identity", state: "done", stateLabel: "Completed" },
        { name: "Income", state: "progress", current: true },
        { name: "Residence", state: "todo", stateLabel: "To do" },
      ]}
    />
  ),
};
