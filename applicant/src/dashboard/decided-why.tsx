import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Block } from "@latchkey/ui/block/block.tsx";
import { Sums } from "@latchkey/ui/sums/sums.tsx";
import { useTranslation } from "react-i18next";
import { usePounds, useSumRows } from "./decided-sum.ts";
import type { Decision } from "./decision.graphql.ts";
import { outsideValues } from "./outside-values.ts";

export interface AboutDecision {
  readonly decision: Decision;
  readonly isGuarantor: boolean;
}

/** Reasons use the reader's own figures, never those of another person. */
export function WhyBlock({ decision, isGuarantor }: AboutDecision) {
  const { t } = useTranslation("decision");
  const { reasons, outside, sum, householdMet } = decision;
  const savings = decision.outcome === "ACCEPTED_WITH_GUARANTOR" ? sum?.savingsNeededMinor : null;
  return (
    <Block heading={t("why.title")}>
      {reasons.map((reason) => (
        <ReasonText
          key={reason}
          reason={reason}
          outside={outside.filter(({ countsAgainst }) => countsAgainst)}
        />
      ))}
      {isPlainlyMet(decision) && <p>{t(isGuarantor ? "why.metAsGuarantor" : "why.met")}</p>}
      {sum && <OwnSum sum={sum} isGuarantor={isGuarantor} />}
      {householdMet !== null && <p>{t(householdMet ? "why.household" : "why.householdShort")}</p>}
      {savings && <WithSavings savings={savings} />}
    </Block>
  );
}

/** A plain acceptance leaves no figure to explain. */
const isPlainlyMet = ({ outcome, reasons, sum }: Decision): boolean =>
  outcome === "ACCEPTED" && reasons.length === 0 && !sum?.missingMinor;

interface ReasonTextProps {
  readonly reason: Decision["reasons"][number];
  /** The results of outside providers that the decision rests on. */
  readonly outside: Decision["outside"];
}

/** An outside result is named with its source, so that the applicant can ask for a copy and a correction. */
function ReasonText({ reason, outside }: ReasonTextProps) {
  const { t } = useTranslation("decision-reasons");
  const { language } = useLanguage();
  const sentences =
    reason === "OUTSIDE_RESULT_UNFAVOURABLE" && outside.length > 0
      ? outside.map((source) => t(`outside.${source.kind}`, outsideValues(language, source)))
      : [t(`reason.${reason}`)];
  return sentences.map((sentence) => (
    <p key={sentence}>
      <strong>{sentence}</strong>
    </p>
  ));
}

type Sum = NonNullable<Decision["sum"]>;

function OwnSum({ sum, isGuarantor }: { readonly sum: Sum; readonly isGuarantor: boolean }) {
  return <Sums items={useSumRows(sum, isGuarantor)} />;
}

function WithSavings({ savings }: { readonly savings: number }) {
  const { t } = useTranslation("decision");
  const pounds = usePounds();
  return <p>{t("why.withSavings", { amount: pounds(savings) })}</p>;
}
