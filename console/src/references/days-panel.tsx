import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Timeline, type TimelineItem } from "@latchkey/ui/timeline/timeline.tsx";
import { useTranslation } from "react-i18next";
import type { OpenReference } from "./references.graphql.ts";

export function DaysPanel({ reference }: { readonly reference: OpenReference }) {
  const { t } = useTranslation("references");
  const { language } = useLanguage();
  const { state, remindOn, sentAt, openedAt, answeredAt } = reference;
  const item = (key: string, text: string, at: string | null): readonly TimelineItem[] =>
    at === null ? [] : [{ key, text, at, atText: formatDayAndTime(language, at), state: "done" }];
  return (
    <ConsolePanel title={t("one.days")}>
      <div className="stack stack--tight">
        <Timeline
          items={[
            ...item("answered", t(state === "DECLINED" ? "one.declined" : "one.answered"), answeredAt),
            ...item("opened", t("one.opened"), openedAt),
            ...item("asked", t("one.asked"), sentAt),
          ]}
        />
        <p className="soft">
          {remindOn === null
            ? t("one.noReminder")
            : t("one.reminder", { day: formatDate(language, remindOn) })}
        </p>
      </div>
    </ConsolePanel>
  );
}
