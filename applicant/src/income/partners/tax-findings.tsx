import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { namesOthersOnly } from "@latchkey/domain/income/tax-evidence.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSource } from "../income-context.ts";
import { formatDay } from "../sources/source-texts.ts";
import { useFoundSource } from "./use-found-source.ts";

/**
 * A record that could not be read leads to the step that says so.
 *
 * @param enough follows the findings, unless they show nothing of the job
 */
export function TaxFindings({ enough }: { readonly enough?: ReactNode }) {
  const { t } = useTranslation("tax-link");
  const source = useSource();
  const { language } = useLanguage();
  const record = useFoundSource(({ taxRecord }) => taxRecord);
  if (!record || record.state === "reading") {
    return (
      <>
        <p role="status">{t("reading")}</p>
        {enough}
      </>
    );
  }
  // A former job stays in the record of its tax year.
  const [newest, ...others] = record.employments.toSorted((one, other) =>
    (other.paymentDate ?? "").localeCompare(one.paymentDate ?? ""),
  );
  if (!newest) return <p role="status">{t("nothing")}</p>;
  const nameOf = ({ employer, payToDate, taxYear }: typeof newest): ReactNode => {
    if (payToDate === null) return <AsTyped>{employer}</AsTyped>;
    const amount = formatMoney(language, Math.round(payToDate * 100), "GBP");
    return <TypedIn text={t("found", { employer, amount, taxYear })} typed={[employer, amount, taxYear]} />;
  };
  const { paymentDate } = newest;
  const found = (
    <Alert tone="positive" title={nameOf(newest)} announced>
      {paymentDate !== null && (
        <AlertText>{t("lastPaid", { date: formatDay(language, paymentDate) })}</AlertText>
      )}
      {others.length > 0 && (
        <ul>
          {others.map((one) => (
            <li key={`${one.employer} ${one.taxYear}`}>{nameOf(one)}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
  return (
    <>
      {found}
      {source.companyName !== null && namesOthersOnly(source, record.employments) ? (
        <p>{t("others", { employer: source.companyName })}</p>
      ) : (
        enough
      )}
    </>
  );
}
