import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist, DeflistColumns } from "@latchkey/ui/deflist/deflist.tsx";
import { useTranslation } from "react-i18next";
import type { OfBundle } from "./bundle-part.tsx";
import { bundleTexts } from "./bundle-texts.ts";

export function SubjectPanel({ content: { subject } }: OfBundle) {
  const { t } = useTranslation(bundleTexts);
  const { language } = useLanguage();
  const { policy, country, currency } = subject;
  const money = (minor: number) => formatMoney(language, minor, currency);
  const typed = (key: "number" | "name" | "home" | "agency" | "reference") => ({
    key,
    term: t(`subject.${key}`),
    text: <AsTyped>{subject[key]}</AsTyped>,
  });
  return (
    <ConsolePanel title={t("subject.title")}>
      <DeflistColumns>
        <Deflist
          items={[
            typed("number"),
            typed("name"),
            { key: "role", term: t("subject.role"), text: t(`desk:role.${subject.role}`) },
            typed("home"),
            {
              key: "country",
              term: t("subject.country"),
              text: codeText(t, country, `policies:countries.${country}`),
            },
          ]}
        />
        <Deflist
          items={[
            typed("agency"),
            typed("reference"),
            { key: "rent", term: t("subject.rent"), text: money(subject.rentMinor) },
            { key: "share", term: t("subject.share"), text: money(subject.shareMinor) },
            {
              key: "policy",
              term: t("subject.policy"),
              text: t("subject.policyOf", { title: policy.title, version: policy.version }),
            },
          ]}
        />
      </DeflistColumns>
    </ConsolePanel>
  );
}
