import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { type HistoryKind, historyKinds } from "@latchkey/domain/applications/agencys-history.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Timeline, type TimelineItem } from "@latchkey/ui/timeline/timeline.tsx";
import { useTranslation } from "react-i18next";
import { useMe } from "../../shell/me.ts";
import { useOutcomeWord } from "../status/outcome-word.ts";
import type { ShownApplication } from "./application.graphql.ts";

type HistoryRow = ShownApplication["history"][number];

const bold = { b: (words: string) => <b translate="no">{words}</b> };

const states: Readonly<Partial<Record<HistoryKind, TimelineItem["state"]>>> = {
  invited: "done",
  submitted: "done",
  decided: "done",
  returned: "missing",
};

const kindOf = ({ kind }: HistoryRow): HistoryKind | undefined => historyKinds.find((one) => one === kind);

/** Everything that happened, the newest first. */
export function HistoryPanel({ rows }: { readonly rows: readonly HistoryRow[] }) {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  const { provider } = useMe();
  const wordOf = useOutcomeWord();
  const textOf = (row: HistoryRow): string => {
    const kind = kindOf(row);
    const person = row.person ?? "";
    if (kind === undefined) return t("history.other");
    const told = { person, provider, outcome: row.outcome === null ? "" : wordOf(row.outcome) };
    return row.user === null
      ? t(`history.kinds.${kind}`, told)
      : t(`history.byUser.${kind}`, { ...told, user: row.user });
  };
  return (
    <ConsolePanel title={t("history.title")}>
      <Timeline
        items={rows.map((row) => {
          const kind = kindOf(row);
          return {
            key: row.id,
            state: kind && states[kind],
            text: <RichText text={textOf(row)} tags={bold} />,
            at: row.at,
            atText: formatDayAndTime(language, row.at),
          };
        })}
      />
    </ConsolePanel>
  );
}
