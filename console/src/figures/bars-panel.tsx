import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { HorizontalBars } from "@latchkey/ui/hbars/hbars.tsx";
import { cellText, type FigureTable } from "./figure-table.ts";

interface BarsPanelProps {
  /** With one column. */
  readonly table: FigureTable;
  /** The number whose bar is as long as its place. */
  readonly scale: number;
  /** undefined: nothing more is to be said. */
  readonly note?: string | undefined;
}

export function BarsPanel({ table: { title, columns, rows }, scale, note }: BarsPanelProps) {
  const { language } = useLanguage();
  const [column] = columns;
  if (!column) return null;
  const items = rows.map(({ id, head, cells }) => {
    const cell = cells[column.name] ?? 0;
    return {
      key: id,
      label: head,
      value: typeof cell === "number" ? cell / scale : undefined,
      text: cellText(language, column.unit, cell),
    };
  });
  return (
    <ConsolePanel title={title}>
      <div className="stack">
        {items.length > 0 && <HorizontalBars label={title} items={items} />}
        {note && <p className="meta">{note}</p>}
      </div>
    </ConsolePanel>
  );
}
