import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { useTranslation } from "react-i18next";
import type { ViewedDocument } from "./document.graphql.ts";

/** The kind of income is a word of ours, and the net amount says how often it comes. */
const OURS = ["income", "net"];

export function ClaimPanel({ viewed: { claim } }: { readonly viewed: ViewedDocument }) {
  const { t } = useTranslation(["document", "answers"]);
  const { language } = useLanguage();
  const { name, birthdate, income } = claim;
  const currency = income?.currency ?? "GBP";
  const money = (minor: number | null | undefined): string | undefined =>
    minor == null ? undefined : formatMoney(language, minor, currency);
  const net = money(income?.netMinor);
  const facts = {
    name: name || undefined,
    birthdate: birthdate === "" ? undefined : formatShortDate(language, birthdate),
    income: income && codeText(t, income.incomeType, `answers:choice.${income.incomeType}`),
    employer: income?.employer ?? undefined,
    yearly: money(income?.yearlyMinor),
    net:
      net && income?.netFrequency
        ? `${net}, ${codeText(t, income.netFrequency, `claim.frequency.${income.netFrequency}`)}`
        : net,
  };
  return (
    <ConsolePanel title={t("claim.title")}>
      <Deflist
        items={(["name", "birthdate", "income", "employer", "yearly", "net"] as const).flatMap((key) => {
          const text = facts[key];
          if (text === undefined || text === null) return [];
          const isSavings = key === "yearly" && income?.incomeType === "T_SAVINGS";
          return [
            {
              key,
              term: t(isSavings ? "claim.savings" : `claim.${key}`),
              text: OURS.includes(key) ? text : <AsTyped>{text}</AsTyped>,
            },
          ];
        })}
      />
    </ConsolePanel>
  );
}
