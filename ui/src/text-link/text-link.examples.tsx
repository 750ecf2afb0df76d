import type { Examples } from "../example.ts";
import { TextButton, TextLink } from "./text-link.tsx";

export const examples: Examples = {
  link: () => <TextLink href="#sign-in">Use a different address</TextLink>,
  button: () => <TextButton>I do not have this document</TextButton>,
  bare: () => (
    <TextLink href="#back" icon="arrow-left" bare>
      Back
    </TextLink>
  ),
  critical: () => (
    <TextButton icon="trash" critical>
      Delete this address
    </TextButton>
  ),
};
