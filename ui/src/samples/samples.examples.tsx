import type { Examples } from "../example.ts";
import { Samples } from "./samples.tsx";

export const examples: Examples = {
  passport: () => (
    <Samples captions={{ good: "All corners, sharp", crop: "Corners cut off", blur: "Blurred" }} />
  ),
};
