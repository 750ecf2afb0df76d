import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import { Questionnaire } from "@latchkey/ui/questionnaire/questionnaire.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DeclineForm, type DeclineFormProps } from "./decline-form.tsx";

interface DeclinePageProps extends DeclineFormProps {
  readonly subject: ReactNode;
}

/** A reply is not compulsory, so a referee can decline. */
export function DeclinePage({ subject, ...form }: DeclinePageProps) {
  const { t } = useTranslation("reference");
  const focus = useTitleFocus();
  usePageTitle(t("decline.title"));
  return (
    <Questionnaire title={t("decline.title")} lead={t("decline.lead")} titleRef={focus}>
      {subject}
      <DeclineForm {...form} />
    </Questionnaire>
  );
}
