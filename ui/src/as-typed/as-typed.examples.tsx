import type { Examples } from "../example.ts";
import { AsTyped } from "./as-typed.tsx";

export const examples: Examples = {
  address: () => (
    <p>
      Your home is <AsTyped>Flat 3, 27 Harbour Street, Leeds LS1 4DL</AsTyped>.
    </p>
  ),
};
