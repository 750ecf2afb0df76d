import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { formatList } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { type ConditionName, conditionNames } from "@latchkey/domain/policies/condition.ts";
import type { PolicyLeaf } from "@latchkey/domain/policies/policy-changes.ts";
import { useTranslation } from "react-i18next";

/** The name of a place in a policy, and its value in words: for what changed between two versions. */
export const usePlaceNames = () => {
  const { t } = useTranslation(["policies", "answers", "document-names", "other-document-names"]);
  const { language } = useLanguage();

  const codeWords = (code: string): string =>
    codeText(
      t,
      code,
      `policies:variants.${code}`,
      `policies:countries.${code}`,
      `policies:steps.${code}`,
      `policies:sums.${code}`,
      `answers:choice.${code}`,
      `document-names:kind.${code}`,
      `other-document-names:kind.${code}`,
    );

  const conditionName = (code: string): string => {
    const name: ConditionName | undefined = conditionNames.find((one) => one === code);
    return name ? t(`conditions.${name}.label`) : code;
  };

  const nameOf = (place: string): string => {
    const [part = "", second = "", third = "", fourth = ""] = place.split(".");
    if (part === "terms") {
      const what = third === "sections" ? t("places.sections") : conditionName(fourth);
      return t("places.ofRole", { what, role: t(`roles.${second as "tenant"}`) });
    }
    if (part === "timing") return t(`periods.${second as "promiseDays"}`);
    if (part === "texts") {
      return t("places.text", {
        place: t(`texts.${second as "before"}`),
        language: t(`languages.${third as "en"}`),
      });
    }
    if (second === "counted") return t("places.counted", { type: codeWords(third) });
    if (second === "rates") return third === "date" ? t("places.ratesDate") : fourth;
    const last = (second || part) as "title" | "countries" | "tenantIncome";
    return t(`places.${last}`);
  };

  const wordsOf = (value: PolicyLeaf | undefined): string => {
    if (value === undefined) return t("changes.default");
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (typeof value === "number") return value.toLocaleString(language);
    if (typeof value === "string") return codeWords(value);
    return value.length === 0
      ? "–"
      : formatList(
          language,
          value.map((one) => codeWords(String(one))),
        );
  };

  return { nameOf, wordsOf };
};
