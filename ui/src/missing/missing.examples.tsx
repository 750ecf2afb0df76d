import type { Examples } from "../example.ts";
import { Missing } from "./missing.tsx";

const texts = {
  heading: "What was missing",
  noteFrom: "A note from your reviewer",
  nothing: "Our reviewers need something more from you. The next page says what.",
  rest: "You only need to answer this. Everything else you sent stays as it is.",
};

const reasons = [
  { key: "date", text: "The document is not recent enough" },
  { key: "income", text: "The document does not show your income" },
];

export const examples: Examples = {
  "reasons and a note": () => (
    <Missing {...texts} reasons={reasons} note="Could you send the March statement? Thank you." />
  ),
  "a note alone": () => <Missing {...texts} reasons={[]} note="Could you send the March statement?" />,
  neither: () => <Missing {...texts} reasons={[]} note="" />,
};
