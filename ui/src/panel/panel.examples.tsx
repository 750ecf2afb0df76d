import { Afford } from "../afford/afford.tsx";
import type { Examples } from "../example.ts";
import { TextLink } from "../text-link/text-link.tsx";
import { Panel } from "./panel.tsx";

export const examples: Examples = {
  income: () => (
    <Panel>
      <Afford
        label="Your income"
        soft="2.3 times the rent"
        value={0.76}
        need={0.83}
        counted="£28,500 a year counted"
        needed="£31,050 needed"
      />
      <p>
        You are <strong>£2,550 a year</strong> below what your share needs. Next, you can add another income,
        savings or a guarantor. You can also send it as it is: a person decides, not a computer.
      </p>
      <TextLink href="/">How we worked this out</TextLink>
    </Panel>
  ),
};
