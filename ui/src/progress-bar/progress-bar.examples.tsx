import type { Examples } from "../example.ts";
import { ProgressBar } from "./progress-bar.tsx";

export const examples: Examples = {
  start: () => <ProgressBar label="Your progress" value={0} valueText="0%" />,
  half: () => <ProgressBar label="Your progress" value={50} valueText="50%" />,
  full: () => <ProgressBar label="All done. Ready to send" value={100} valueText="100%" />,
  remedial: () => <ProgressBar label="Missing information" value={50} valueText="50 %" remedial />,
};
