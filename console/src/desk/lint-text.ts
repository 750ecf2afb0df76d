import { textOfKeys } from "@latchkey/browser/i18n/code-text.ts";
import { formatDate, formatList } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { LintFinding } from "@latchkey/domain/compliance/lint-policy.ts";
import { offeredIncomeTypes } from "@latchkey/domain/vocabulary/money.ts";
import { useTranslation } from "react-i18next";

/** Codes of income types in the parameters are told by their names. */
const useNamedParams = () => {
  const { t } = useTranslation("answers");
  const { language } = useLanguage();
  const nameOf = (code: string): string => {
    const type = offeredIncomeTypes.find((one) => one === code);
    return type ? t(`choice.${type}`) : code;
  };
  return ({ types, type, ...params }: LintFinding["params"]): Record<string, string | number> => ({
    ...params,
    ...(typeof type === "string" && { type: nameOf(type) }),
    ...(typeof types === "string" && { types: formatList(language, types.split(" ").map(nameOf)) }),
  });
};

/** The text of a finding of the linter, with its values and the law behind it. */
export const useLintText = () => {
  const { t } = useTranslation(["policies", "policy-rules"]);
  const { language } = useLanguage();
  const named = useNamedParams();
  return ({ rule, params, law, country, level }: LintFinding): string => {
    const text = textOfKeys(t, [`policy-rules:${rule}.text`], { ...named(params), defaultValue: rule });
    if (!law || !country) return text;
    const source = t(level === "note" ? "check.comes" : "check.law", {
      country: t(`countries.${country}`),
      day: formatDate(language, law.from),
      source: law.source,
    });
    const parts = [text, source, t(`check.consequence.${law.consequence}`)];
    return [...parts, ...(level === "lifted" ? [t("check.liftedBy")] : [])].join(" ");
  };
};
