import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { type Definition, Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { type ReactNode, useState } from "react";

interface ChangePanelProps {
  readonly title: string;
  readonly text?: string;
  readonly change: string;
  readonly items: readonly Definition[];
  readonly dialog: (close: () => void) => ReactNode;
}

/** Shows a part of the agency, with a dialog that changes it. */
export function ChangePanel({ title, text, change, items, dialog }: ChangePanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ConsolePanel
      title={title}
      tools={
        <Button size="small" aria-label={`${change}: ${title}`} onClick={() => setOpen(true)}>
          {change}
        </Button>
      }
    >
      <div className="stack">
        {text && <p className="soft">{text}</p>}
        {items.length > 0 && <Deflist items={items} />}
      </div>
      {isOpen && dialog(() => setOpen(false))}
    </ConsolePanel>
  );
}
