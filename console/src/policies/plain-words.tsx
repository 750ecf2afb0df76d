import { formatList } from "@latchkey/browser/i18n/format.ts";
import { RichText, strong } from "@latchkey/browser/i18n/rich-text.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { PolicyContent } from "@latchkey/domain/policies/policy.ts";
import { keysOf } from "@latchkey/domain/rules/records.ts";
import { offeredIncomeTypes } from "@latchkey/domain/vocabulary/money.ts";
import { useTranslation } from "react-i18next";

const DEFAULT_MONTHS = 36;
const DEFAULT_GAP = 31;
const IN_FULL = 100;

const factsOf = ({ terms, criteria }: PolicyContent) => {
  const { sections, conditions } = terms.tenant;
  const has = (start: string): boolean => sections.some((variant) => variant.startsWith(start));
  return {
    hasIncome: has("INCOME_"),
    hasResidence: has("RESIDENCE_"),
    hasRightToRent: has("IDENTITY_RTR"),
    needsGuarantor: has("INCOME_WITH_GUARANTOR"),
    asksReference: has("RESIDENCE_") && conditions.REQUIRE_RENTAL_REFERENCE !== false,
    months: conditions.REQUIRED_ADDRESS_MONTHS ?? DEFAULT_MONTHS,
    gap: conditions.ADDRESS_GAP_DAYS ?? DEFAULT_GAP,
    types: conditions.ALLOWED_INCOME_TYPES ?? offeredIncomeTypes,
    less: keysOf(criteria.counted ?? {}).filter((type) => (criteria.counted?.[type] ?? IN_FULL) < IN_FULL),
  };
};

/** One line for the list. */
export const useShortWords = () => {
  const { t } = useTranslation("policies");
  const { language } = useLanguage();
  return (content: PolicyContent): string => {
    const facts = factsOf(content);
    const { tenantIncome, guarantorIncome } = content.criteria;
    return formatList(language, [
      t(facts.hasRightToRent ? "words.rightToRent" : "words.identity"),
      ...(facts.hasIncome ? [t("words.income", { multiple: tenantIncome })] : []),
      ...(facts.hasIncome && !facts.needsGuarantor
        ? [t("words.guarantor", { multiple: guarantorIncome })]
        : []),
      ...(facts.needsGuarantor ? [t("words.guarantorRequired")] : []),
      ...(facts.hasResidence ? [t("words.addresses", { months: facts.months })] : []),
      ...(facts.asksReference ? [t("words.reference")] : []),
    ]);
  };
};

/** The whole policy as a person would tell it. */
export function PlainWords({ content }: { readonly content: PolicyContent }) {
  const { t } = useTranslation(["policies", "answers"]);
  const { language } = useLanguage();
  const facts = factsOf(content);
  const { tenantIncome, guarantorIncome, savings, assessment, counted } = content.criteria;
  const income = [
    t(`words.${assessment}`, { multiple: tenantIncome }),
    t("words.counts", {
      types: formatList(
        language,
        facts.types.map((type) => t(`answers:choice.${type}`)),
      ),
    }),
    ...facts.less.map((type) =>
      t("words.less", { type: t(`answers:choice.${type}`), percent: counted?.[type] ?? IN_FULL }),
    ),
    t("words.savings", { multiple: savings }),
  ];
  const first = [
    t("words.countries", {
      countries: formatList(
        language,
        content.countries.map((country) => t(`countries.${country}`)),
      ),
    }),
    `${t(facts.hasRightToRent ? "words.rightToRent" : "words.identity")}.`,
    ...(facts.hasIncome ? income : []),
  ];
  const second = [
    ...(facts.hasIncome ? [t("words.tooLittle", { multiple: guarantorIncome })] : []),
    ...(facts.hasResidence ? [t("words.addressesOf", { months: facts.months, days: facts.gap })] : []),
    ...(facts.asksReference ? [t("words.referenceAsked")] : []),
    t("words.decision", { days: content.timing.promiseDays }),
  ];
  return (
    <div className="stack stack--tight">
      <p>
        <RichText text={first.join(" ")} tags={strong} />
      </p>
      <p>
        <RichText text={second.join(" ")} tags={strong} />
      </p>
    </div>
  );
}
