import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { type Card, type Dashboard, deriveDashboard } from "@latchkey/domain/dashboard/derive.ts";
import { DashboardFrame } from "@latchkey/ui/frames/dashboard-frame.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useInitialData } from "../shell/initial-data.tsx";
import { shownApplication } from "../shell/own-applications.ts";
import { AnswersBlock } from "./answers-block.tsx";
import { KeepBox, SendBox } from "./answers-boxes.tsx";
import type { AnswersMe, AnswersValidation } from "./own-answers.graphql.ts";

interface AnswersViewProps {
  readonly me: AnswersMe;
  readonly validation: AnswersValidation;
}

export function AnswersView({ me, validation }: AnswersViewProps) {
  const { t } = useTranslation("check-answers");
  const { income, guarantor } = me;
  const { sections, remedialSections, progress, ownAnswers } = validation;
  const dashboard = deriveDashboard({ sections, remedialSections, progress, income, guarantor });
  const isCopy = validation.validationSubmitted || dashboard.fullySubmitted;
  const title = t(isCopy ? "copyTitle" : "title");
  usePageTitle(title);
  useRowInAddress();
  const cards = [...dashboard.remedialCards, ...dashboard.cards].filter(isShown);
  return (
    <DashboardFrame
      title={title}
      above={<ApplicationLine number={ownAnswers.number} />}
      lead={<Lead isCopy={isCopy} dashboard={dashboard} validation={validation} />}
      aside={isCopy ? <KeepBox /> : <SendBox isReady={dashboard.gate.allowed} />}
    >
      {cards.map((card) => (
        <AnswersBlock
          key={card.key}
          card={card}
          item={ownAnswers.items.find(({ progressId }) => progressId === card.progressId)}
          isCopy={isCopy}
        />
      ))}
    </DashboardFrame>
  );
}

/** More income is offered on the dashboard; here it appears once it has begun. */
const isShown = ({ kind, progressId }: Card): boolean =>
  kind !== "additional-income" || progressId !== undefined;

function ApplicationLine({ number }: { readonly number: string }) {
  const { t } = useTranslation("check-answers");
  const home = shownApplication(useInitialData())?.home;
  return <p className="soft">{[t("number", { number }), home].filter(Boolean).join(", ")}</p>;
}

/** The time of the latest submission; undefined before the first. */
const sentOn = ({ progress }: AnswersValidation): string | undefined =>
  progress
    .flatMap(({ submittedDtm }) => submittedDtm ?? [])
    .toSorted()
    .at(-1);

interface LeadProps {
  readonly isCopy: boolean;
  readonly dashboard: Dashboard;
  readonly validation: AnswersValidation;
}

function Lead({ isCopy, dashboard: { hasRemedial }, validation }: LeadProps) {
  const { t } = useTranslation("check-answers");
  const { language } = useLanguage();
  const sent = sentOn(validation);
  if (sent === undefined) return t(isCopy ? "leadClosed" : "lead");
  const date = formatDate(language, sent);
  if (isCopy) return t("leadCopy", { date });
  return hasRemedial ? t("leadAgain", { date }) : t("lead");
}

/** Focuses the row of an answer after the return from changing it. */
const useRowInAddress = (): void => {
  const { hash } = useLocation();
  const done = useRef<string>(undefined);
  useEffect(() => {
    const row = hash.length > 1 && done.current !== hash && document.getElementById(hash.slice(1));
    if (!row) return;
    done.current = hash;
    // After the page's title, which takes the focus of every new page.
    queueMicrotask(() => row.focus());
  }, [hash]);
};
