import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { formatDayAndTime, formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Timeline, type TimelineItem } from "@latchkey/ui/timeline/timeline.tsx";
import { useTranslation } from "react-i18next";
import type { OfBundle } from "./bundle-part.tsx";
import { bundleTexts } from "./bundle-texts.ts";

interface TimelinePanelProps {
  readonly title: string;
  readonly items: readonly TimelineItem[];
}

function TimelinePanel({ title, items }: TimelinePanelProps) {
  const { t } = useTranslation("investigations");
  return (
    <ConsolePanel title={title}>
      {items.length === 0 ? <p className="soft">{t("bundle.none")}</p> : <Timeline items={items} />}
    </ConsolePanel>
  );
}

/** The applicant's own words for each second look. */
export function LooksPanel({ content: { decisions } }: OfBundle) {
  const { t } = useTranslation("investigations");
  const { language } = useLanguage();
  return (
    <TimelinePanel
      title={t("looks.title")}
      items={decisions.flatMap(({ secondLook }) =>
        secondLook
          ? [
              {
                key: secondLook.askedAt,
                text: <span className="lines">{secondLook.text}</span>,
                at: secondLook.askedAt,
                atText: t("looks.asked", { at: formatDayAndTime(language, secondLook.askedAt) }),
              },
            ]
          : [],
      )}
    />
  );
}

export function NotesPanel({ content: { notes } }: OfBundle) {
  const { t } = useTranslation("investigations");
  const { language } = useLanguage();
  return (
    <TimelinePanel
      title={t("notes.title")}
      items={notes.map(({ at, by, text }, index) => ({
        key: `${index}/${at}`,
        text: <span className="lines">{text}</span>,
        at,
        atText: t("bundle.by", { name: by, at: formatDayAndTime(language, at) }),
      }))}
    />
  );
}

export function CallsPanel({ content: { calls } }: OfBundle) {
  const { t } = useTranslation("investigations");
  const { language } = useLanguage();
  return (
    <TimelinePanel
      title={t("calls.title")}
      items={calls.map(({ way, direction, calledAt, spokeTo, said, isCorrected, by, at }, index) => {
        const [day = "", time = ""] = calledAt.split("T");
        const when = `${formatShortDate(language, day)}, ${time}`;
        return {
          key: `${index}/${at}`,
          text: (
            <>
              {isCorrected && <strong>{t("calls.corrected")}</strong>}
              <p>{t(`calls.${way}.${direction}`, { name: spokeTo, at: when })}</p>
              <p className="lines">{said}</p>
            </>
          ),
          at,
          atText: t("bundle.by", { name: by, at: formatDayAndTime(language, at) }),
        };
      })}
    />
  );
}

export function HistoryPanel({ content: { events } }: OfBundle) {
  const { t } = useTranslation(bundleTexts);
  const { language } = useLanguage();
  return (
    <TimelinePanel
      title={t("history.title")}
      items={events.map(({ kind, at, by }, index) => {
        const what = codeText(t, kind, `case:events.${kind}`);
        return {
          key: `${index}/${at}`,
          text: by === null ? what : t("case:events.by", { what, name: by }),
          at,
          atText: formatDayAndTime(language, at),
        };
      })}
    />
  );
}
