import type { Card } from "@latchkey/domain/dashboard/derive.ts";
import type { ToldReason } from "@latchkey/domain/vocabulary/reasons.ts";
import { SectionCard } from "@latchkey/ui/section-card/section-card.tsx";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CaseLink } from "../shell/case-link.tsx";
import {
  cardAddress,
  cardTitle,
  type DashboardTexts,
  doorOf,
  hintText,
  incomeParts,
  statusText,
} from "./card-texts.ts";

interface DashboardCardProps {
  readonly card: Card;
  /** Of a request for missing information: the first of its reasons. */
  readonly reason?: ToldReason | undefined;
}

/** One section or one request for missing information. A disabled card is not a link (spec 1 §2, section card). */
export function DashboardCard({ card, reason }: DashboardCardProps) {
  const { t } = useTranslation(["dashboard", "reasons"]);
  return (
    <SectionCard
      state={doorOf(card)}
      title={cardTitle(t, card)}
      subtitle={subtitleOf(t, card, reason)}
      status={statusText(t, card)}
      href={card.disabled ? undefined : cardAddress(card)}
      linkAs={CaseLink}
    />
  );
}

const subtitleOf = (t: DashboardTexts, card: Card, reason: ToldReason | undefined): ReactNode => {
  const income = incomeParts(t, card);
  const asked = reason && t(`reasons:text.${reason}`);
  const own = income.length > 0 && <SlashedLine parts={income} />;
  const second = card.kind === "remedial" && card.status !== "completed" ? asked : !own && hintText(t, card);
  if (!own) return second || undefined;
  if (!second) return own;
  return (
    <>
      {own}
      <br />
      {second}
    </>
  );
};

/** `Permanent job/Brightwater Bakery`, which may break after the slash. */
function SlashedLine({ parts }: { readonly parts: readonly string[] }) {
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
