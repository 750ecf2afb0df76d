import type { Examples } from "../example.ts";
import { Panel } from "../panel/panel.tsx";
import { Afford } from "./afford.tsx";

const income = { label: "Your income", counted: "£28,500 a year counted", needed: "£31,050 needed" };

export const examples: Examples = {
  below: () => <Afford {...income} soft="2.3 times the rent" value={0.76} need={0.83} />,
  enough: () => (
    <Afford {...income} soft="2.8 times the rent" value={1} need={0.8} counted="£38,810 a year counted" />
  ),
  nothing: () => (
    <Afford {...income} soft="No income yet" value={0} need={0.83} counted="£0 a year counted" />
  ),
  panel: () => (
    <Panel>
      <Afford
        label="Your savings"
        soft="cover £666 of £1,035 a month"
        value={0.61}
        need={0.95}
        counted="£24,000 saved"
        needed="£37,260 needed (36 × £1,035)"
      />
      <p className="soft">Less is fine: you can add another income next.</p>
    </Panel>
  ),
};
