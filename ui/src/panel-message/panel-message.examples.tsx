import { Button } from "../button/button.tsx";
import { PlainPanel } from "../console-panel/console-panel.tsx";
import type { Examples } from "../example.ts";
import emptyQueue from "../illustrations/empty-queue.svg";
import { PanelMessage } from "./panel-message.tsx";

export const examples: Examples = {
  empty: () => (
    <PlainPanel label="Cases">
      <PanelMessage
        art={emptyQueue}
        title="Nothing here right now"
        actions={<Button>Show everyone’s cases</Button>}
      >
        You have no open cases.
      </PanelMessage>
    </PlainPanel>
  ),
};
