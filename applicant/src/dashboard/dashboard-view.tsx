import { capitalisedFirstName } from "@latchkey/browser/frame/person.ts";
import { provider } from "@latchkey/browser/frame/provider.ts";
import { formatPercent } from "@latchkey/browser/i18n/format.ts";
import { RichText, strongAsTyped } from "@latchkey/browser/i18n/rich-text.tsx";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import type { Dashboard } from "@latchkey/domain/dashboard/derive.ts";
import { DashboardFrame } from "@latchkey/ui/frames/dashboard-frame.tsx";
import { ProgressBar } from "@latchkey/ui/progress-bar/progress-bar.tsx";
import { lazy, Suspense, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { GuarantorWords } from "../guarantee/guarantor-words.tsx";
import { OtherApplications } from "../shell/other-applications.tsx";
import { countKey, countSections, sectionCountKey } from "./count-key.ts";
import type { DashboardMe } from "./dashboard.graphql.ts";
import { DashboardCards } from "./dashboard-cards.tsx";
import { greeting, infoKind, openRequests, progressLabel } from "./dashboard-texts.ts";
import { PolicyNote } from "./lazy-policy-note.tsx";
import { SubmissionBox } from "./submission-box.tsx";
import { useSubmission } from "./use-submission.ts";
import { WeighingReferences } from "./weighing-references.tsx";

/** Lazy: only guarantors have it. */
const GuaranteePanel = lazy(async () => {
  const { GuaranteePanel: component } = await import("./guarantee-panel.tsx");
  return { default: component };
});

const GuarantorEnded = lazy(async () => ({
  default: (await import("./guarantor-ended.tsx")).GuarantorEnded,
}));

export interface DashboardViewProps {
  readonly me: DashboardMe;
  readonly validation: NonNullable<DashboardMe["latestValidation"]>;
  readonly dashboard: Dashboard;
  readonly onSent: () => void;
}

const firstDueDay = (
  { remedialSections }: DashboardViewProps["validation"],
  { gate }: Dashboard,
): string | undefined =>
  remedialSections
    .flatMap(({ uuid, dueOn }) => (dueOn !== null && gate.missingRemedial.includes(uuid) ? [dueOn] : []))
    .toSorted()[0];

export function DashboardView({ me, validation, dashboard, onSent }: DashboardViewProps) {
  const { t } = useTranslation(["dashboard", "reasons", "steps"]);
  const { language } = useLanguage();
  const submission = useSubmission(onSent);
  const { progress } = validation;
  const { percent } = dashboard;
  const name = capitalisedFirstName({ ...me.name, email: me.email });
  const title = greeting(t, dashboard, name);
  const titleRef = useFocusOnceSent(dashboard.fullySubmitted);
  usePageTitle(title);
  return (
    <DashboardFrame
      title={<TypedIn text={title} typed={name} />}
      titleRef={titleRef}
      above={<OtherApplications />}
      lead={<Info dashboard={dashboard} email={me.email} isGuarantor={me.guarantee !== null} />}
      progress={
        <ProgressBar
          label={progressLabel(t, dashboard, { progress, language })}
          value={percent}
          valueText={formatPercent(language, percent)}
        />
      }
      aside={
        <SubmissionBox
          dashboard={dashboard}
          dueOn={firstDueDay(validation, dashboard)}
          submission={submission}
          isGuarantor={me.guarantee !== null}
          guarantorStatus={me.guarantorStatus}
        />
      }
    >
      <PolicyNote texts={validation.policyTexts} />
      <WeighingReferences references={validation.weighingReferences} />
      {me.guarantee && (
        <Suspense fallback={null}>
          <GuaranteePanel guarantee={me.guarantee} multiple={me.income.criteria.guarantorIncome} />
        </Suspense>
      )}
      {me.guarantorStatus === "ENDED" && (
        <Suspense fallback={null}>
          <GuarantorEnded />
        </Suspense>
      )}
      <DashboardCards
        requests={validation.remedialSections}
        dashboard={dashboard}
        isGuarantor={me.guarantee !== null}
        heading={t(dashboard.hasRemedial ? "list.remedial" : "list.sections")}
        headingHidden={!dashboard.hasRemedial}
      />
    </DashboardFrame>
  );
}

interface InfoProps {
  readonly dashboard: Dashboard;
  readonly email: string;
  readonly isGuarantor: boolean;
}

function Info({ dashboard, email, isGuarantor }: InfoProps) {
  const { t } = useTranslation("dashboard");
  const kind = infoKind(dashboard);
  switch (kind) {
    case "fresh": {
      if (isGuarantor) {
        const { name } = provider();
        return (
          <GuarantorWords>
            {(ofGuarantor) => ofGuarantor("dashboard.fresh", { provider: name })}
          </GuarantorWords>
        );
      }
      const count = countSections(dashboard.cards);
      return t(`fresh.${sectionCountKey(count)}`, { provider: provider().name });
    }
    case "remedial": {
      const count = openRequests(dashboard);
      return t(`remedial.${countKey(count)}`, { count });
    }
    case "submitted":
      if (isGuarantor) {
        return (
          <GuarantorWords>
            {(ofGuarantor) => (
              <RichText text={ofGuarantor("dashboard.submitted", { email })} tags={strongAsTyped} />
            )}
          </GuarantorWords>
        );
      }
      return <RichText text={t("info.submitted", { email })} tags={strongAsTyped} />;
    case "remedialSubmitted":
      return <RichText text={t(`info.${kind}`, { email })} tags={strongAsTyped} />;
    default:
      return t(`info.${kind}`);
  }
}

/** When the application is submitted on this page, the greeting changes to thanks and is announced, together with the words. */
const useFocusOnceSent = (isSent: boolean) => {
  const title = useRef<HTMLHeadingElement>(null);
  const wasSent = useRef(isSent);
  useLayoutEffect(() => {
    if (isSent && !wasSent.current) title.current?.focus();
    wasSent.current = isSent;
  }, [isSent]);
  return title;
};
