import { Button } from "../button/button.tsx";
import type { Examples } from "../example.ts";
import { ConsolePanel, PanelFoot, PanelTools, PlainPanel } from "./console-panel.tsx";

export const examples: Examples = {
  titled: () => (
    <ConsolePanel title="Blocking a person">
      <p>Signs them out at once. What they did stays in the log under their name.</p>
    </ConsolePanel>
  ),
  tools: () => (
    <ConsolePanel title="Documents" tools={<Button size="small">Ask for another</Button>}>
      <p>Three documents, all read.</p>
    </ConsolePanel>
  ),
  list: () => (
    <PlainPanel label="Cases">
      <PanelTools>
        <p>Everyone’s open</p>
      </PanelTools>
      <p>Two cases.</p>
      <PanelFoot>
        <span className="soft">Page 1</span>
        <Button size="small">Next</Button>
      </PanelFoot>
    </PlainPanel>
  ),
  plain: () => (
    <PlainPanel label="People">
      <p>Nobody has been invited yet.</p>
    </PlainPanel>
  ),
};
