import type { Dashboard } from "@latchkey/domain/dashboard/derive.ts";
import { reasonsToTell } from "@latchkey/domain/vocabulary/reasons.ts";
import { DashboardGroup, DashboardItem } from "@latchkey/ui/frames/dashboard-frame.tsx";
import { useTranslation } from "react-i18next";
import type { DashboardMe } from "./dashboard.graphql.ts";
import { DashboardCard } from "./dashboard-card.tsx";

interface DashboardCardsProps {
  readonly dashboard: Dashboard;
  readonly requests: NonNullable<DashboardMe["latestValidation"]>["remedialSections"];
  readonly isGuarantor: boolean;
  readonly heading: string;
  readonly headingHidden?: boolean;
}

export function DashboardCards(props: DashboardCardsProps) {
  const { dashboard, requests, isGuarantor, heading, headingHidden = false } = props;
  const { t } = useTranslation("dashboard");
  const requestOf = (uuid: string | undefined) => requests.find((request) => request.uuid === uuid);
  const reasonOf = (uuid: string | undefined) => {
    const asked = requestOf(uuid);
    return asked && reasonsToTell(asked.reasons, asked.comment)[0];
  };
  const documentOf = (uuid: string | undefined) => requestOf(uuid)?.documentType ?? undefined;
  const { hasRemedial, remedialCards, cards } = dashboard;
  return (
    <>
      {hasRemedial && (
        <>
          <DashboardGroup heading={heading} headingHidden={headingHidden}>
            {remedialCards.map((card) => (
              <DashboardItem key={card.key}>
                <DashboardCard
                  card={card}
                  reason={reasonOf(card.remedialUuid)}
                  document={documentOf(card.remedialUuid)}
                />
              </DashboardItem>
            ))}
          </DashboardGroup>
          <hr />
        </>
      )}
      <DashboardGroup
        heading={hasRemedial ? t("list.rest") : heading}
        headingHidden={!hasRemedial && headingHidden}
      >
        {cards.map((card) => (
          <DashboardItem key={card.key}>
            <DashboardCard card={card} isGuarantor={isGuarantor} />
          </DashboardItem>
        ))}
      </DashboardGroup>
    </>
  );
}
