import { codeText, type Texts } from "@latchkey/browser/i18n/code-text.ts";
import type { Grouping } from "@latchkey/domain/figures/case-counts.ts";

/** The beginnings of the texts that name the groups of a grouping. A reviewer is named by the team. */
const textsOf: Readonly<Record<Exclude<Grouping, "reviewer">, string>> = {
  proof: "figures:proof",
  income: "answers:choice",
  benefits: "figures:benefits",
  role: "desk:role",
  country: "policies:countries",
  language: "policies:languages",
  route: "check-names:route",
  right: "figures:right",
};

type NamedGrouping = keyof typeof textsOf;

/** @param t has the groups of texts figures, answers, check-names, desk, policies */
export const groupText = (t: Texts, grouping: NamedGrouping, value: string): string =>
  grouping === "income" && value === "none"
    ? codeText(t, value, "figures:noIncome")
    : codeText(t, value, `${textsOf[grouping]}.${value}`);
