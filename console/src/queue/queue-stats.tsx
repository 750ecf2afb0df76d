import { formatSpan } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { Stats } from "@latchkey/ui/stats/stats.tsx";
import { useTranslation } from "react-i18next";
import type { Counts } from "./queue.graphql.ts";

export function QueueStats({ counts }: { readonly counts: Counts }) {
  const { t } = useTranslation("queue");
  const { language } = useLanguage();
  const now = useNow();
  const { waiting, inReview, mine, applicants, late, oldest } = counts;
  const age = oldest === null ? undefined : now - Date.parse(oldest);
  return (
    <Stats
      items={[
        {
          key: "waiting",
          label: t("stats.waiting"),
          value: waiting,
          note: age !== undefined && t("stats.oldest", { age: formatSpan(language, age) }),
          late: late > 0,
        },
        {
          key: "inReview",
          label: t("stats.inReview"),
          value: inReview,
          note: t("stats.mine", { count: mine }),
        },
        { key: "applicants", label: t("stats.applicants"), value: applicants },
        { key: "late", label: t("stats.late"), value: late, note: t("stats.promise") },
      ]}
    />
  );
}
