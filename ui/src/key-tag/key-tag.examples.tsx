import type { Examples } from "../example.ts";
import { KeyTag } from "./key-tag.tsx";

export const examples: Examples = {
  counting: () => <KeyTag of="of 3 years">1 year 2 months</KeyTag>,
  gap: () => (
    <KeyTag state="gap" of="of 3 years">
      2 years 4 months
    </KeyTag>
  ),
  enough: () => <KeyTag state="enough">3 years 2 months</KeyTag>,
  small: () => (
    <KeyTag state="enough" small>
      3 years 2 months
    </KeyTag>
  ),
};
