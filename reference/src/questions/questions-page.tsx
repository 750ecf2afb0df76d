import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import type { RentalAnswers, RentalReply } from "@latchkey/domain/references/rental.ts";
import { Questionnaire } from "@latchkey/ui/questionnaire/questionnaire.tsx";
import { useTranslation } from "react-i18next";
import { Tenancy } from "../parts/tenancy.tsx";
import type { TenantReview } from "../session/reference-session.ts";
import { QuestionForm } from "./question-form.tsx";

interface QuestionsPageProps {
  readonly review: TenantReview;
  readonly answers: RentalAnswers;
  readonly onAnswers: (answers: RentalAnswers) => void;
  readonly isSending: boolean;
  readonly onSend: (reply: RentalReply) => void;
  readonly onDecline: () => void;
  /** It replaced another page, so its title takes focus. */
  readonly focused: boolean;
}

/** The questionnaire for a former landlord or agent (spec 1 §2, reference pages). */
export function QuestionsPage({ review, focused, ...form }: QuestionsPageProps) {
  const { t } = useTranslation("reference");
  const focus = useTitleFocus();
  usePageTitle(t("title"));
  return (
    <Questionnaire title={t("title")} lead={t("lead")} titleRef={focused ? focus : undefined}>
      <Tenancy review={review} />
      <QuestionForm name={review.first_name} {...form} />
    </Questionnaire>
  );
}
