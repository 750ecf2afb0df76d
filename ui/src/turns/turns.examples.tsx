import type { Examples } from "../example.ts";
import { Turns } from "./turns.tsx";

export const examples: Examples = {
  waiting: () => (
    <Turns
      items={[
        {
          key: "reviewer",
          icon: "user",
          name: "Our reviewer",
          status: "Working on it",
          state: "progress",
          text: "A person reads your answers and documents.",
        },
        {
          key: "landlord",
          icon: "home",
          name: "Your former landlord",
          status: "Email did not arrive",
          state: "missing",
          text: "Our email to Karin Vogel did not arrive.",
        },
        { key: "you", icon: "check", name: "You", status: "Nothing to do", state: "done" },
      ]}
    />
  ),
  condition: () => (
    <Turns
      framed
      items={[
        {
          key: "originals",
          icon: "id",
          name: "You show the original documents before you get the keys",
          state: "progress",
          text: "By 20 March 2026.",
        },
      ]}
    />
  ),
};
