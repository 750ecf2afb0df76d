import type { Examples } from "../example.ts";
import { PaperSamples } from "./paper-samples.tsx";
import { Samples } from "./samples.tsx";

export const examples: Examples = {
  passport: () => (
    <Samples captions={{ good: "All corners, sharp", crop: "Corners cut off", blur: "Blurred" }} />
  ),
  paper: () => (
    <PaperSamples captions={{ good: "The whole page, sharp", crop: "Edges cut off", blur: "Blurred" }} />
  ),
};
