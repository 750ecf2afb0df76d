import { Checkbox } from "../checkbox/checkbox.tsx";
import type { Examples } from "../example.ts";
import { Block } from "./block.tsx";

export const examples: Examples = {
  permissions: () => (
    <Block heading="Your permissions">
      <p>These belong to your application.</p>
      <Checkbox label="Send me tips about renting" hint="You can change this at any time" />
    </Block>
  ),
};
