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

export function AfterNote() {
  const { t } = useTranslation("after-decision");
  return <SubmitNote>{t("conditions.next")}</SubmitNote>;
}
