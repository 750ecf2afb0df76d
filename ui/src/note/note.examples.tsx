import type { Examples } from "../example.ts";
import { Note } from "./note.tsx";

export const examples: Examples = {
  reviewer: () => (
    <Note from="A note from your reviewer">
      Could you send the March statement for the account ending 4471? Thank you.
    </Note>
  ),
};
