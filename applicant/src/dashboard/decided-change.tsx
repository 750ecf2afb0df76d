import { RichText, strong } from "@latchkey/browser/i18n/rich-text.tsx";
import { Block } from "@latchkey/ui/block/block.tsx";
import { PlainList, type PlainListItem } from "@latchkey/ui/plain-list/plain-list.tsx";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { usePounds } from "./decided-sum.ts";
import type { AboutDecision } from "./decided-why.tsx";
import type { Decision } from "./decision.graphql.ts";

type Figures = NonNullable<Decision["sum"]>;
type Reason = Decision["reasons"][number];
type Change = Exclude<Reason, "INCOME_BELOW_RULE" | "OTHER">;

/** The other reasons are explained by the figures or the reviewers' words. */
const isChange = (reason: Reason): reason is Change => reason !== "INCOME_BELOW_RULE" && reason !== "OTHER";

export function ChangeBlock({ decision, isGuarantor }: AboutDecision) {
  const { t } = useTranslation("decision");
  const pounds = usePounds();
  if (decision.outcome !== "DECLINED") return null;
  const items: readonly PlainListItem[] = [
    ...(decision.sum ? figureItems({ t, pounds }, decision.sum, isGuarantor) : []),
    ...decision.reasons.filter(isChange).map((reason) => ({ key: reason, text: t(`change.${reason}`) })),
  ];
  if (items.length === 0) return null;
  return (
    <Block heading={t("change.title")}>
      <PlainList items={items} />
    </Block>
  );
}

interface Writing {
  readonly t: TFunction<"decision">;
  readonly pounds: (pence: number) => string;
}

const figureItems = (writing: Writing, figures: Figures, isGuarantor: boolean): readonly PlainListItem[] => {
  const { t, pounds } = writing;
  const { missingMinor, savingsNeededMinor } = figures;
  if (!missingMinor) return [];
  const income = pounds(missingMinor);
  return [
    { key: "income", text: t("change.income", { income, savings: pounds(savingsNeededMinor ?? 0) }) },
    ...(isGuarantor ? [] : tenantItems(writing, figures)),
    ...(isMoreStated(figures) ? [{ key: "paper", text: t("change.paper") }] : []),
  ];
};

/** A guarantor cannot name another one, and looks for no home. */
const tenantItems = ({ t, pounds }: Writing, figures: Figures): readonly PlainListItem[] => {
  const { guarantorNeededMinor, affordableRentMinor } = figures;
  const rent = t("change.rent", { amount: pounds(affordableRentMinor) });
  return [
    ...(guarantorNeededMinor
      ? [{ key: "guarantor", text: t("change.guarantor", { amount: pounds(guarantorNeededMinor) }) }]
      : []),
    ...(affordableRentMinor > 0 ? [{ key: "rent", text: <RichText text={rent} tags={strong} /> }] : []),
  ];
};

const isMoreStated = ({ sources }: Figures): boolean =>
  sources.some(
    ({ declaredMinor, evidencedMinor }) => evidencedMinor !== null && evidencedMinor < declaredMinor,
  );
