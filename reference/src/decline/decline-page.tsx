import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import type { Decline } from "@latchkey/domain/references/decline.ts";
import { Questionnaire } from "@latchkey/ui/questionnaire/questionnaire.tsx";
import { useTranslation } from "react-i18next";
import { Tenancy } from "../parts/tenancy.tsx";
import type { TenantReview } from "../session/reference-session.ts";
import { type DeclineDraft, DeclineForm } from "./decline-form.tsx";

interface DeclinePageProps {
  readonly review: TenantReview;
  readonly draft: DeclineDraft;
  readonly onDraft: (draft: DeclineDraft) => void;
  readonly isSending: boolean;
  readonly onSend: (decline: Decline) => void;
}

/** For whoever was asked and does not answer: nobody has to. */
export function DeclinePage({ review, ...form }: DeclinePageProps) {
  const { t } = useTranslation("reference");
  const focus = useTitleFocus();
  usePageTitle(t("decline.title"));
  return (
    <Questionnaire title={t("decline.title")} lead={t("decline.lead")} titleRef={focus}>
      <Tenancy review={review} />
      <DeclineForm name={review.first_name} {...form} />
    </Questionnaire>
  );
}
