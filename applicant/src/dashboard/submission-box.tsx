import { mail } from "@latchkey/browser/frame/mail-link.tsx";
import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { Card, Dashboard } from "@latchkey/domain/dashboard/derive.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import thankYou from "@latchkey/ui/illustrations/thank-you.svg";
import { SubmitBox, type SubmitBoxItem } from "@latchkey/ui/submit-box/submit-box.tsx";
import { useTranslation } from "react-i18next";
import { GuarantorWords } from "../guarantee/guarantor-words.tsx";
import { AnswersLink } from "./answers-link.tsx";
import { cardTitle, type DashboardTexts, stepText } from "./card-texts.ts";
import { countKey, countSections, sectionCountKey } from "./count-key.ts";
import type { DashboardMe } from "./dashboard.graphql.ts";
import { SubmissionAlert } from "./submission-alert.tsx";
import type { Submission } from "./use-submission.ts";

interface SubmissionBoxProps {
  readonly dashboard: Dashboard;
  readonly submission: Submission;
  readonly isGuarantor: boolean;
  readonly guarantorStatus: DashboardMe["guarantorStatus"];
  /** The first day by which a request is to be answered. */
  readonly dueOn: string | undefined;
}

/** Submits the application; lists open items before, and says thanks after (spec 1 §2, dashboard). */
export function SubmissionBox(props: SubmissionBoxProps) {
  const { dashboard, submission, isGuarantor, guarantorStatus, dueOn } = props;
  const { t } = useTranslation(["dashboard", "reasons", "steps"]);
  const { language } = useLanguage();
  const { gate, hasRemedial, fullySubmitted } = dashboard;
  if (fullySubmitted) return <SentBox guarantorStatus={guarantorStatus} />;
  const items = hasRemedial ? requestItems(t, dashboard) : sectionItems(t, dashboard);
  return (
    <SubmitBox
      state={gate.allowed ? "ready" : undefined}
      title={gate.allowed ? t("submit.readyTitle") : t(hasRemedial ? "submit.remedialTitle" : "submit.title")}
      items={items}
      action={
        <>
          {submission.trouble && <SubmissionAlert dashboard={dashboard} trouble={submission.trouble} />}
          <Button
            variant="primary"
            block
            onward={gate.allowed}
            disabled={!gate.allowed}
            busy={submission.isSending}
            onClick={submission.send}
          >
            {isGuarantor && !hasRemedial ? (
              <GuarantorWords>{(ofGuarantor) => ofGuarantor("dashboard.send")}</GuarantorWords>
            ) : (
              t(hasRemedial ? "submit.remedialButton" : "submit.button")
            )}
          </Button>
        </>
      }
      note={
        hasRemedial && dueOn !== undefined
          ? `${noteOf(t, dashboard)} ${t("remedialDue", { date: formatDate(language, dueOn) })}`
          : noteOf(t, dashboard)
      }
    >
      <AnswersLink>{t("submit.check")}</AnswersLink>
    </SubmitBox>
  );
}

const noteOf = (t: DashboardTexts, { cards, gate, hasRemedial }: Dashboard): string => {
  if (gate.allowed) return t("submit.readyNote");
  if (!hasRemedial) return t(`note.${sectionCountKey(countSections(cards.filter(({ waived }) => !waived)))}`);
  const left = gate.missing.length + gate.missingRemedial.length;
  return t(`remedialNote.${countKey(left)}`, { count: left });
};

const item = (t: DashboardTexts, { key, label, done }: SubmitBoxItem & { label: string }): SubmitBoxItem => ({
  key,
  done,
  label: (
    <>
      {label}
      <span className="visually-hidden"> ({t(done ? "submit.done" : "submit.open")})</span>
    </>
  ),
});

const sectionItems = (t: DashboardTexts, { cards, gate }: Dashboard): readonly SubmitBoxItem[] =>
  [...new Set(cards.map(({ section }) => section))].map((section) => {
    const title = t(`section.${section}`);
    if (cards.some((card) => card.section === section && card.waived)) {
      return { key: section, done: true, label: t("submit.waived", { section: title }) };
    }
    return item(t, { key: section, label: title, done: !gate.missing.includes(section) });
  });

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const requestLabel = (t: DashboardTexts, card: Card): string =>
  capitalised(stepText(t, card) ?? cardTitle(t, card));

const requestItems = (t: DashboardTexts, { remedialCards, gate }: Dashboard): readonly SubmitBoxItem[] => [
  ...remedialCards
    .filter(({ status }) => status !== "submitted")
    .map((card) =>
      item(t, {
        key: card.key,
        label: requestLabel(t, card),
        done: !gate.missingRemedial.includes(card.remedialUuid ?? ""),
      }),
    ),
  ...gate.missing.map((section) => item(t, { key: section, label: t(`section.${section}`), done: false })),
];

function SentBox({ guarantorStatus }: Pick<SubmissionBoxProps, "guarantorStatus">) {
  const { t } = useTranslation("dashboard");
  return (
    <SubmitBox
      state="submitted"
      art={thankYou}
      title={t("sent.title")}
      note={
        <>
          {t("sent.text")}
          {guarantorStatus && guarantorStatus !== "ENDED" && ` ${t(`sent.guarantor${guarantorStatus}`)}`}
          <br />
          <br />
          <RichText text={t("sent.contact")} tags={mail} />
        </>
      }
    >
      <AnswersLink>{t("submit.copy")}</AnswersLink>
    </SubmitBox>
  );
}
