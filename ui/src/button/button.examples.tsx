import type { Examples } from "../example.ts";
import { Button } from "./button.tsx";
import { ButtonLink } from "./button-link.tsx";
import { IconButton } from "./icon-button.tsx";

export const examples: Examples = {
  primary: () => (
    <Button variant="primary" onward>
      Continue
    </Button>
  ),
  "primary-busy": () => (
    <Button variant="primary" onward busy>
      Continue
    </Button>
  ),
  "primary-disabled": () => (
    <Button variant="primary" disabled>
      Continue
    </Button>
  ),
  secondary: () => <Button icon="file">Choose files</Button>,
  "secondary-busy": () => <Button busy>Choose files</Button>,
  "secondary-disabled": () => <Button disabled>Choose files</Button>,
  quiet: () => <Button variant="quiet">Go back</Button>,
  critical: () => <Button variant="critical">Delete address</Button>,
  block: () => (
    <Button variant="primary" block onward>
      Email me a link
    </Button>
  ),
  small: () => <Button size="small">Small</Button>,
  icon: () => <IconButton icon="trash" label="Remove" />,
  link: () => (
    <ButtonLink variant="primary" icon="mail" href="#mail">
      Open my email
    </ButtonLink>
  ),
  "long-label": () => (
    <Button variant="primary" onward>
      Weiter zur nächsten Frage über Ihr monatliches Nettoeinkommen
    </Button>
  ),
};
