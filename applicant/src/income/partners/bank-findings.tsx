import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { useTranslation } from "react-i18next";
import { formatDay } from "../sources/source-texts.ts";
import { useFoundSource } from "./use-found-source.ts";

export function BankFindings() {
  const { t } = useTranslation("income");
  const connection = useFoundSource(({ bankConnection }) => bankConnection);
  const { language } = useLanguage();
  if (!connection || connection.state === "reading") {
    return <p role="status">{t("success.reading")}</p>;
  }
  const [first] = connection.incomes;
  if (!first) return <p role="status">{t("success.nothing")}</p>;
  const amount = formatMoney(language, Math.round(first.typical * 100), first.currency);
  const date = formatDay(language, first.lastDate);
  const found = t("success.found", { payer: first.payer, amount, date });
  return (
    <Alert tone="positive" title={<TypedIn text={found} typed={[first.payer, amount]} />} announced>
      <AlertText>{t("success.payments", { count: first.monthsSeen })}</AlertText>
    </Alert>
  );
}
