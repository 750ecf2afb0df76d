import { formatPercent } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { ConsolePanel, PanelFoot } from "@latchkey/ui/console-panel/console-panel.tsx";
import { BarsLegend, type HorizontalBar, HorizontalBars } from "@latchkey/ui/hbars/hbars.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { figureTexts } from "./figure-texts.ts";
import { groupTable, type NamedGroup, type NamedGroups } from "./group-tables.ts";
import { FiguresTable } from "./table-panel.tsx";

const PERCENT = 100;

/** The bars of one grouping, and below them a table that is opened. */
export function GroupPanel({ named }: { readonly named: NamedGroups }) {
  const { t } = useTranslation(figureTexts);
  const { barOf } = useGroupBar();
  const [isOpen, setIsOpen] = useState(false);
  const moreId = useId();
  const { groups } = named;
  const table = groupTable(t, named);
  const label = t("groups.moreOf", { title: table.title });
  return (
    <ConsolePanel title={table.title} flush>
      <div className="console-panel__body">
        <div className="stack">
          <HorizontalBars label={table.title} items={groups.map(barOf)} />
          <BarsLegend
            label={t("legend.label")}
            parts={[t("outcome.accepted"), t("legend.second"), t("outcome.declined")]}
          />
          {groups.some(({ hidden }) => hidden !== undefined) && <p className="meta">{t("groups.hidden")}</p>}
          <div>
            <TextButton
              icon={isOpen ? "chevron-down" : "chevron-right"}
              aria-expanded={isOpen}
              aria-controls={isOpen ? moreId : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t("groups.more")}
              <span className="visually-hidden"> ({table.title})</span>
            </TextButton>
          </div>
        </div>
      </div>
      {isOpen && (
        <div id={moreId}>
          <FiguresTable label={label} table={table} wraps />
          <PanelFoot>
            <span className="meta">{t("groups.terms")}</span>
          </PanelFoot>
        </div>
      )}
    </ConsolePanel>
  );
}

const useGroupBar = () => {
  const { t } = useTranslation(figureTexts);
  const { language } = useLanguage();
  const barOf = ({ value, name, hidden, decided, yes, split }: NamedGroup): HorizontalBar => {
    if (!yes || decided === null) return { key: value, label: name, value: undefined, text: hidden };
    const { percent, low, high } = yes;
    return {
      key: value,
      label: t("groups.of", { name, n: decided.toLocaleString(language) }),
      value: percent / PERCENT,
      parts: split
        ? [(split.accepted_conditions + split.accepted_with_guarantor) / PERCENT, split.declined / PERCENT]
        : undefined,
      text: t("groups.yes", { percent: formatPercent(language, percent) }),
      note: (
        <>
          <span className="visually-hidden">{t("groups.likely")}</span>
          {t("groups.interval", { low, high: formatPercent(language, high) })}
        </>
      ),
    };
  };
  return { barOf };
};
