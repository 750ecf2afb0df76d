import type { Examples } from "../example.ts";
import { Outcome } from "./outcome.tsx";

export const examples: Examples = {
  accepted: () => (
    <Outcome state="accepted" title="You are accepted, Amara">
      14 Alder Row, Leeds. Decided on 16 March 2026 by a person: P. N.
    </Outcome>
  ),
  conditions: () => (
    <Outcome state="conditions" title="Accepted, with one condition">
      14 Alder Row, Leeds. Decided on 16 March 2026 by two people: L. O. and P. N.
    </Outcome>
  ),
  declined: () => (
    <Outcome state="declined" title="We cannot offer you this home">
      Flat 2, 40 Dock Street, Leeds. Decided on 17 March 2026 by two people: P. N. and L. O.
    </Outcome>
  ),
};
