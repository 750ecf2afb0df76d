import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { checkGroupings } from "@latchkey/domain/figures/shown-checks.ts";
import { type ShownFigures, SMALLEST_SPLIT } from "@latchkey/domain/figures/shown-figures.ts";
import { SMALLEST_GROUP } from "@latchkey/domain/rules/smallest-group.ts";
import { ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { useTranslation } from "react-i18next";
import { BarsPanel } from "./bars-panel.tsx";
import {
  askedTable,
  bandsTable,
  deviationsTable,
  guarantorTable,
  looksTable,
  metTable,
  secondTable,
} from "./case-tables.ts";
import { checksTable, refusedTable } from "./check-tables.ts";
import { DifferencesPanel } from "./differences-panel.tsx";
import { cellText, toldCount } from "./figure-table.ts";
import { figureTexts } from "./figure-texts.ts";
import { type Figures, shownIn } from "./figures.graphql.ts";
import { FiguresStats } from "./figures-stats.tsx";
import { GroupPanel } from "./group-panel.tsx";
import { namedGroups } from "./group-tables.ts";
import { TablePanel } from "./table-panel.tsx";

const PERCENT = 100;

export function FiguresView({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation(figureTexts);
  const shown = shownIn(figures);
  return (
    <>
      <FiguresStats shown={shown} />
      <ConsoleSplit
        rail={
          <>
            <TimePanels shown={shown} />
            <TablePanel table={secondTable(t, shown)} />
            <TablePanel table={looksTable(t, shown)} />
            <DifferencesPanel figures={figures} />
          </>
        }
      >
        {namedGroups(t, figures).map((named) => (
          <GroupPanel key={named.grouping} named={named} />
        ))}
        <CheckPanels shown={shown} />
        <MetPanel shown={shown} />
        <TablePanel table={guarantorTable(t, shown)} />
        <TablePanel table={deviationsTable(t, shown)} />
      </ConsoleSplit>
    </>
  );
}

interface ShownProps {
  readonly shown: ShownFigures;
}

function TimePanels({ shown }: ShownProps) {
  const { t } = useTranslation(figureTexts);
  const { language } = useLanguage();
  const { dayBands, asked, unanswered } = shown;
  const notes = [
    ...(asked.length > 0 ? [] : [t("none")]),
    ...(unanswered === 0
      ? []
      : [`${t("columns.unanswered")}: ${cellText(language, "count", toldCount(t, unanswered))}.`]),
  ];
  return (
    <>
      <BarsPanel
        table={bandsTable(t, shown)}
        scale={PERCENT}
        note={dayBands.length > 0 ? t("bands.note") : t("bands.few", { count: SMALLEST_SPLIT })}
      />
      <BarsPanel
        table={askedTable(t, shown)}
        scale={Math.max(...asked.map(({ count }) => count ?? 0))}
        note={notes.length > 0 ? notes.join(" ") : undefined}
      />
    </>
  );
}

function CheckPanels({ shown }: ShownProps) {
  const { t } = useTranslation(figureTexts);
  const ofTimes = <span className="soft">{t("checks.foot")}</span>;
  return (
    <>
      {checkGroupings.map((grouping) => (
        <TablePanel key={grouping} table={checksTable(t, shown, grouping)} foot={ofTimes} />
      ))}
      <TablePanel
        table={refusedTable(t, shown)}
        foot={<span className="soft">{t("checks.refusedFoot")}</span>}
      />
    </>
  );
}

function MetPanel({ shown }: ShownProps) {
  const { t } = useTranslation(figureTexts);
  const { language } = useLanguage();
  const { count } = shown.met;
  const n = count?.toLocaleString(language) ?? t("few", { count: SMALLEST_GROUP });
  return (
    <TablePanel
      table={metTable(t, shown)}
      tools={<span className="soft">{t("met.of", { n })}</span>}
      foot={<span className="soft">{t("met.foot")}</span>}
    />
  );
}
