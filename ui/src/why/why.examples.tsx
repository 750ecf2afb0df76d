import type { Examples } from "../example.ts";
import { Why } from "./why.tsx";

export const examples: Examples = {
  banks: () => (
    <Why summary="Which banks work?">
      Most banks in the UK and the EU. If yours is not on the list, come back here and upload your statements.
    </Why>
  ),
  long: () => (
    <Why summary="What will you ask the person who confirms my job, and what will you tell them about me?">
      If you work there, since when, your role and what you earn. We do not tell them what home it is or what
      rent you pay.
    </Why>
  ),
};
