import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { SubmitNote } from "@latchkey/ui/submit-box/submit-box.tsx";
import { useTranslation } from "react-i18next";
import type { Decision } from "./decision.graphql.ts";

type Recorded = NonNullable<Decision["recordedConditions"]>;

export function RecordedText({ recorded: { outcome, on } }: { readonly recorded: Recorded }) {
  const { t } = useTranslation("after-decision");
  const { language } = useLanguage();
  return t(`conditions.${outcome}`, { date: formatDate(language, on) });
}

type Course = NonNullable<Decision["homeCourse"]>;

export function OverNote({ course }: { readonly course: Course | null }) {
  const { t } = useTranslation("after-decision");
  return <SubmitNote>{t(course === "END" ? "home.END" : "conditions.next")}</SubmitNote>;
}

export function CourseText({ course }: { readonly course: Course }) {
  const { t } = useTranslation("after-decision");
  return t(`home.${course}`);
}
