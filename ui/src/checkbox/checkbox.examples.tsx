import type { Examples } from "../example.ts";
import { Checkbox } from "./checkbox.tsx";

export const examples: Examples = {
  plain: () => <Checkbox label="I am happy to be contacted" />,
  checked: () => <Checkbox label="I am happy to be contacted" defaultChecked />,
  links: () => (
    <Checkbox
      label={
        <>
          I agree to the <a href="#terms">terms</a> and have read the <a href="#privacy">privacy policy</a>
        </>
      }
    />
  ),
  hint: () => (
    <Checkbox
      label="You may check my details with other organisations"
      hint="For example my employer and my landlord"
    />
  ),
  optional: () => <Checkbox label="Send me tips about renting" optionalLabel="(optional)" />,
  card: () => <Checkbox variant="card" label="I have checked my files and they show all of this" />,
  "card-checked": () => <Checkbox variant="card" label="I understand how to take the photo" defaultChecked />,
  error: () => (
    <Checkbox
      variant="card"
      label="I understand how to take the photo"
      error="Tick the box to show you have read this"
    />
  ),
  dense: () => <Checkbox variant="dense" label="Name matches" />,
  disabled: () => <Checkbox label="Not yet" disabled />,
};
