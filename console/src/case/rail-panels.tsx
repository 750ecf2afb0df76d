import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Findings } from "@latchkey/ui/findings/findings.tsx";
import { Timeline, type TimelineItem } from "@latchkey/ui/timeline/timeline.tsx";
import { useTranslation } from "react-i18next";
import { useCodeNames } from "./answer-text.tsx";
import type { ShownCase } from "./case.graphql.ts";

interface OfCase {
  readonly shown: ShownCase;
}

/** What the applicant was asked for after they had sent it. */
export function RequestsPanel({ shown: { requests } }: OfCase) {
  const { t } = useTranslation(["case", "desk", "reasons"]);
  const { step } = useCodeNames();
  // A code that ends in _PDF has the text of the code without it.
  const reasonText = (code: string) =>
    t(`reasons:text.${code.replace(/_PDF$/, "")}` as "reasons:text.OTHER", { defaultValue: code });
  return (
    <ConsolePanel title={t("requests.title")}>
      {requests.length === 0 ? (
        <p className="soft">{t("requests.none")}</p>
      ) : (
        <Findings
          items={requests.map(({ uuid, section, start, reasons, comment }) => ({
            id: uuid,
            level: "none",
            icon: "mail",
            title: t("requests.about", { section: t(`desk:section.${section}`), step: step(start) }),
            text: [...reasons.map(reasonText), ...(comment ? [comment] : [])].join(". "),
          }))}
        />
      )}
    </ConsolePanel>
  );
}

const states: Readonly<Record<string, TimelineItem["state"]>> = {
  submitted: "done",
  decided: "done",
  withdrawn: "missing",
  expired: "missing",
};

/** The history of the case, the newest first. */
export function EventsPanel({ shown: { events } }: OfCase) {
  const { t } = useTranslation("case");
  const { language } = useLanguage();
  return (
    <ConsolePanel title={t("events.title")}>
      <Timeline
        items={events.map(({ kind, at, by }, index) => {
          const what = t(`events.${kind}` as "events.invited", { defaultValue: kind });
          return {
            key: `${index}/${at}`,
            state: states[kind],
            text: by === null ? what : t("events.by", { what, name: by }),
            at,
            atText: formatDayAndTime(language, at),
          };
        })}
      />
    </ConsolePanel>
  );
}
