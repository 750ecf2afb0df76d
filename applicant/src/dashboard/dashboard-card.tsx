import type { Texts } from "@latchkey/browser/i18n/texts.ts";
import type { Card } from "@latchkey/domain/dashboard/derive.ts";
import type { ToldReason } from "@latchkey/domain/vocabulary/reasons.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { SectionCard } from "@latchkey/ui/section-card/section-card.tsx";
import { Fragment, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { cardAddress } from "../answers/card-address.ts";
import { GuarantorWords } from "../guarantee/guarantor-words.tsx";
import { ApplicationLink } from "../shell/application-link.tsx";
import { cardTitle, type DashboardTexts, doorOf, hintText, incomeParts, statusText } from "./card-texts.ts";

interface DashboardCardProps {
  readonly card: Card;
  readonly reason?: ToldReason | undefined;
  readonly document?: string | undefined;
  readonly isGuarantor?: boolean;
}

/** One section or one request for missing information. A disabled card is not a link (spec 1 §2, section card). */
export function DashboardCard({ card, reason, document, isGuarantor = false }: DashboardCardProps) {
  const { t } = useTranslation(["dashboard", "reasons", "steps"]);
  return (
    <SectionCard
      state={doorOf(card)}
      title={<CardTitle card={card} document={document} />}
      subtitle={subtitleOf(t, card, { reason, isGuarantor })}
      status={statusText(t, card)}
      href={card.disabled ? undefined : cardAddress(card)}
      linkAs={ApplicationLink}
    />
  );
}

/** Names of documents are loaded only for a request that asks for one. */
function CardTitle({ card, document }: Pick<DashboardCardProps, "card" | "document">) {
  const { t } = useTranslation(["dashboard", "reasons", "steps"]);
  const plain = cardTitle(t, card);
  if (!document) return plain;
  return (
    <Suspense fallback={plain}>
      <DocumentTitle document={document} plain={plain} />
    </Suspense>
  );
}

interface DocumentTitleProps {
  readonly document: string;
  readonly plain: string;
}

function DocumentTitle({ document, plain }: DocumentTitleProps) {
  const { t } = useTranslation("dashboard");
  const name = useNameOf(document);
  return name ? t("card.missing", { step: name }) : plain;
}

/** Not the upload steps' own hook: their chunk weighs more than this page. */
const useNameOf = (document: string): string | undefined => {
  const { t, i18n } = useTranslation(["document-names", "other-document-names"]);
  const isAsked = (type: string): type is keyof Texts["document-names"]["kind"] =>
    i18n.exists(`document-names:kind.${type}`);
  const isOther = (type: string): type is keyof Texts["other-document-names"]["kind"] =>
    i18n.exists(`other-document-names:kind.${type}`);
  if (isAsked(document)) return t(`document-names:kind.${document}`);
  return isOther(document) ? t(`other-document-names:kind.${document}`) : undefined;
};

interface ToldBelow {
  readonly reason: ToldReason | undefined;
  readonly isGuarantor: boolean;
}

/** The hint of income mentions one's own rent, which a guarantor does not pay. */
const hintOf = (t: DashboardTexts, card: Card, isGuarantor: boolean): ReactNode => {
  const isOpenIncome = card.kind === "ordinary" && card.section === "INCOME" && card.status !== "completed";
  if (!isGuarantor || !isOpenIncome || card.status === "submitted") return hintText(t, card);
  return <GuarantorWords>{(ofGuarantor) => ofGuarantor("dashboard.income")}</GuarantorWords>;
};

const subtitleOf = (t: DashboardTexts, card: Card, { reason, isGuarantor }: ToldBelow): ReactNode => {
  const income = incomeParts(t, card);
  const asked = reason && t(`reasons:text.${reason}`);
  const own = income.length > 0 && <SlashedLine parts={income} />;
  const second =
    card.kind === "remedial" && card.status !== "completed" ? asked : !own && hintOf(t, card, isGuarantor);
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
      {index === 0 ? (
        part
      ) : (
        <>
          /<wbr />
          <AsTyped>{part}</AsTyped>
        </>
      )}
    </Fragment>
  ));
}
