import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import type { CountedSource } from "./affordability.graphql.ts";

interface CountedTableProps {
  readonly label: string;
  /** With whose they are, where there are several people. */
  readonly sources: readonly { readonly source: CountedSource; readonly who?: string }[];
  /** The currency of the rent. */
  readonly currency: string;
  /** The sum; undefined where incomes are not added up. */
  readonly totalMinor?: number;
}

/** Source by source: what was stated, what shows it, what counts of it, and why. */
export function CountedTable({ label, sources, currency, totalMinor }: CountedTableProps) {
  const { t } = useTranslation("affordability");
  const { language } = useLanguage();
  const money = (minor: number, of = currency) => formatMoney(language, minor, of);
  return (
    <Table
      label={label}
      headLabel={t("columns.source")}
      columns={[
        { name: "declared", label: t("columns.declared"), numeric: true },
        { name: "evidenced", label: t("columns.evidenced"), numeric: true },
        { name: "counted", label: t("columns.counted"), numeric: true },
        { name: "why", label: t("columns.why") },
      ]}
      rows={sources.map(({ source, who }) => ({
        id: source.uuid,
        head: who ? (
          <>
            {who}
            <TableNote>{t(`kinds.${source.rule}`)}</TableNote>
          </>
        ) : (
          t(`kinds.${source.rule}`)
        ),
        cells: {
          declared: money(source.declaredMinor, source.currency),
          evidenced:
            source.evidencedMinor === null ? (
              <span className="soft">{t("notShown")}</span>
            ) : (
              money(source.evidencedMinor, source.currency)
            ),
          counted: money(source.countedMinor),
          why: (
            <>
              {t(`rules.${source.rule}`)}
              {source.rate !== null && source.rateDate !== null && (
                <TableNote>
                  {t("rate", {
                    currency: source.currency,
                    rate: source.rate.toLocaleString(language, {
                      style: "currency",
                      currency,
                      maximumFractionDigits: 4,
                    }),
                    date: formatShortDate(language, source.rateDate),
                  })}
                </TableNote>
              )}
            </>
          ),
        },
      }))}
      foot={
        totalMinor === undefined
          ? undefined
          : {
              head: t("together"),
              cells: { declared: null, evidenced: null, counted: money(totalMinor), why: null },
            }
      }
    />
  );
}
