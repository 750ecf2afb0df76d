import type { Examples } from "../example.ts";
import { Avatar } from "./avatar.tsx";

export const examples: Examples = {
  letter: () => (
    <span className="row">
      <Avatar letter="A" />
      Amara Okafor
    </span>
  ),
};
