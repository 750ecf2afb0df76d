import { Button } from "../button/button.tsx";
import type { Examples } from "../example.ts";
import { TextLink } from "../text-link/text-link.tsx";
import { Actions } from "./actions.tsx";

export const examples: Examples = {
  two: () => (
    <Actions>
      <Button variant="primary" icon="refresh">
        Try again
      </Button>
      <TextLink href="#dashboard">Go to your dashboard</TextLink>
    </Actions>
  ),
};
