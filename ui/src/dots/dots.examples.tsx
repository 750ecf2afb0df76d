import type { Examples } from "../example.ts";
import { Dots } from "./dots.tsx";

const stepLabels = ["Step 1", "Step 2", "Step 3", "Step 4"];

export const examples: Examples = {
  first: () => <Dots label="Step 1 of 4" stepLabels={stepLabels} current={0} />,
  third: () => <Dots label="Step 3 of 4" stepLabels={stepLabels} current={2} />,
};
