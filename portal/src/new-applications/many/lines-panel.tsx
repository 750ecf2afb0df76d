import { Chips } from "@latchkey/ui/chips/chips.tsx";
import { ConsolePanel, PanelFoot, PanelTools } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Table } from "@latchkey/ui/table/table.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FromCell, HomeCell, PersonCell, RentCell, ResultCell } from "./line-cells.tsx";
import { countLines, lineStates, type ShownLine } from "./shown-lines.ts";

const filters = ["ALL", ...lineStates] as const;
type Filter = (typeof filters)[number];

const FIRST = 25;

interface LinesPanelProps {
  readonly lines: readonly ShownLine[];
}

export function LinesPanel({ lines }: LinesPanelProps) {
  const { t } = useTranslation("many");
  const [filter, setFilter] = useState<Filter>("ALL");
  const [isAll, setAll] = useState(false);
  const counts = { ALL: lines.length, ...countLines(lines) };
  const found = lines.filter(({ state }) => filter === "ALL" || state === filter);
  const shown = isAll ? found : found.slice(0, FIRST);
  return (
    <ConsolePanel title={t("check.title")} flush>
      <PanelTools>
        <Chips
          label={t("check.filters")}
          chips={filters.map((name) => ({ name, label: t(`check.filter.${name}`), count: counts[name] }))}
          current={filter}
          onChoose={setFilter}
        />
      </PanelTools>
      <LinesTable lines={shown} />
      <PanelFoot>
        <span className="soft figures" role="status">
          {found.length === 0
            ? t("check.none")
            : t("check.shown", { shown: shown.length, count: lines.length })}
        </span>
        {shown.length < found.length && (
          <TextButton onClick={() => setAll(true)}>{t("check.showAll")}</TextButton>
        )}
      </PanelFoot>
    </ConsolePanel>
  );
}

function LinesTable({ lines }: LinesPanelProps) {
  const { t } = useTranslation("many");
  const columns = [
    { name: "home", label: t("check.columns.home") },
    { name: "from", label: t("check.columns.from") },
    { name: "rent", label: t("check.columns.rent"), numeric: true },
    { name: "line", label: t("check.columns.line"), numeric: true },
    { name: "result", label: t("check.columns.result") },
  ] as const;
  return (
    <Table
      top
      label={t("check.table")}
      headLabel={t("check.columns.person")}
      columns={columns}
      rows={lines.map((line) => ({
        id: String(line.line.number),
        head: <PersonCell line={line} />,
        cells: {
          home: <HomeCell line={line} />,
          from: <FromCell line={line} />,
          rent: <RentCell line={line} />,
          line: line.line.number,
          result: <ResultCell line={line} />,
        },
      }))}
    />
  );
}
