import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { formatDate, formatMonth } from "@latchkey/browser/i18n/format.ts";
import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Compare } from "@latchkey/ui/compare/compare.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { ComparedLine, ComparedValue, OpenReference } from "./references.graphql.ts";

const agreesOf = ({ mark }: ComparedLine): boolean | undefined =>
  mark === "NONE" ? undefined : mark === "SAME";

interface ComparisonPanelProps {
  readonly reference: OpenReference;
  /** The applicant's. */
  readonly name: string;
}

export function ComparisonPanel({ reference, name }: ComparisonPanelProps) {
  const { t } = useTranslation(["references", "case"]);
  const { comparison, state } = reference;
  const title = t("compare.title");
  return (
    <ConsolePanel title={title}>
      {comparison.length === 0 ? (
        <p className="soft">{t(state === "DECLINED" ? "compare.declined" : "compare.none")}</p>
      ) : (
        <Compare
          label={title}
          heads={{
            name: t("compare.what"),
            one: t("compare.declared", { name }),
            other: t("compare.said", { name: reference.name }),
            result: t("compare.result"),
          }}
          same={t("compare.same")}
          differs={t("compare.differs")}
          rows={comparison.map((line) => ({
            key: line.question,
            name: codeText(t, line.question, `case:reference.fields.${line.question}`),
            one: <Declared values={line.declared} />,
            other: <Value value={line.said} />,
            agrees: agreesOf(line),
          }))}
        />
      )}
    </ConsolePanel>
  );
}

function Declared({ values }: { readonly values: readonly ComparedValue[] }) {
  const { t } = useTranslation("references");
  if (values.length === 0) return <span className="soft">{t("compare.notAsked")}</span>;
  return values.map((value, index) => (
    <Fragment key={`${value.kind}/${value.text}`}>
      {index > 0 && <br />}
      <Value value={value} />
    </Fragment>
  ));
}

function Value({ value }: { readonly value: ComparedValue }) {
  const { t } = useTranslation(["references", "case", "answers"]);
  const { language } = useLanguage();
  const { kind, text, yes, minor, currency, every } = value;
  const day = (date: string | null) => (date === null ? t("compare.open") : formatMonth(language, date));
  switch (kind) {
    case "YES_NO":
      return t(yes ? "case:reference.yes" : "case:reference.no");
    case "UNSAID":
      return t("case:reference.unsaid");
    case "TEXT":
      return <AsTyped>{text}</AsTyped>;
    case "SPAN":
      return t("compare.span", { from: day(value.from), to: day(value.to) });
    case "DAY":
      return text === null ? null : formatDate(language, text);
    case "CONTRACT":
      return codeText(t, text ?? "", `case:reference.values.${text}`);
    case "INCOME":
      return codeText(t, text ?? "", `answers:choice.${text}`);
    case "MONEY": {
      const amount = minor === null || currency === null ? "" : formatMoney(language, minor, currency);
      return every === null ? amount : t(`compare.every.${every}`, { amount });
    }
  }
}
