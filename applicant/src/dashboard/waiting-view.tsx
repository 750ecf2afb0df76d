import { capitalisedFirstName } from "@latchkey/browser/frame/person.ts";
import { formatDate, formatPercent } from "@latchkey/browser/i18n/format.ts";
import { RichText, strongAsTyped } from "@latchkey/browser/i18n/rich-text.tsx";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import type { Dashboard } from "@latchkey/domain/dashboard/derive.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { DashboardFrame, DashboardPart } from "@latchkey/ui/frames/dashboard-frame.tsx";
import { ProgressBar } from "@latchkey/ui/progress-bar/progress-bar.tsx";
import { Turns as TurnList } from "@latchkey/ui/turns/turns.tsx";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { OtherApplications } from "../shell/other-applications.tsx";
import type { DashboardMe } from "./dashboard.graphql.ts";
import { DashboardCards } from "./dashboard-cards.tsx";
import { progressLabel } from "./dashboard-texts.ts";
import type { Turns } from "./decision.graphql.ts";
import { PolicyNote } from "./lazy-policy-note.tsx";
import { OtherAdults } from "./other-adults.tsx";
import { ShareCode } from "./share-code.tsx";
import { useTurnItems } from "./turn-items.tsx";
import { WeighingReferences } from "./weighing-references.tsx";
import { WhenBox } from "./when-box.tsx";

interface WaitingViewProps {
  readonly me: DashboardMe;
  readonly validation: NonNullable<DashboardMe["latestValidation"]>;
  readonly turns: Turns;
  readonly dashboard: Dashboard;
  /** True just after the submission on this page, so that the new title is announced. */
  readonly isJustSent: boolean;
}

export function WaitingView({ me, validation, turns, dashboard, isJustSent }: WaitingViewProps) {
  const { t } = useTranslation(["waiting", "other-adults", "dashboard", "reasons"]);
  const { t: ofDashboard } = useTranslation(["dashboard", "reasons", "steps"]);
  const { language } = useLanguage();
  const hasQuestion = validation.endedShareCode !== null || validation.otherAdults?.livesThere === null;
  const items = useTurnItems(turns, { guarantorStatus: me.guarantorStatus, hasQuestion });
  const name = capitalisedFirstName({ ...me.name, email: me.email });
  const { t: ofQuestion } = useTranslation("other-adults");
  const calm = name ? t("title", { name }) : t("titleWithoutName");
  const asking = name ? ofQuestion("openTitle", { name }) : ofQuestion("openTitleWithoutName");
  const title = hasQuestion ? asking : calm;
  const titleRef = useFocusAtFirst(isJustSent);
  usePageTitle(title);
  const lead = t("lead", { date: formatDate(language, turns.sentAt), email: me.email });
  const { progress, remedialSections } = validation;
  return (
    <DashboardFrame
      title={<TypedIn text={title} typed={name} />}
      titleRef={titleRef}
      above={<OtherApplications />}
      lead={<RichText text={lead} tags={strongAsTyped} />}
      progress={
        <ProgressBar
          label={progressLabel(ofDashboard, dashboard, { progress, language })}
          value={dashboard.percent}
          valueText={formatPercent(language, dashboard.percent)}
        />
      }
      aside={<WhenBox turns={turns} />}
    >
      {validation.isLookedAtAgain && (
        <Alert title={t("again.title")}>
          <AlertText>{t("again.text")}</AlertText>
        </Alert>
      )}
      <PolicyNote texts={validation.policyTexts} />
      <ShareCode ended={validation.endedShareCode} />
      <WeighingReferences references={validation.weighingReferences} />
      <DashboardPart heading={t("turns")}>
        <TurnList items={items} />
      </DashboardPart>
      {validation.otherAdults && <OtherAdults livesThere={validation.otherAdults.livesThere} />}
      <DashboardCards
        requests={remedialSections}
        dashboard={dashboard}
        isGuarantor={false}
        heading={t("sent")}
      />
    </DashboardFrame>
  );
}

const useFocusAtFirst = (isWanted: boolean) => {
  const title = useRef<HTMLHeadingElement>(null);
  const wasWanted = useRef(isWanted);
  useLayoutEffect(() => {
    if (wasWanted.current) title.current?.focus();
  }, []);
  return title;
};
