import { formatShortDate } from "@latchkey/browser/i18n/format.ts";
import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { type BulkColumn, bulkColumns } from "@latchkey/domain/applications/bulk-columns.ts";
import { writtenDate } from "@latchkey/domain/applications/written-date.ts";
import { parseAmount } from "@latchkey/domain/rules/amount.ts";
import { EmailText } from "@latchkey/members/shell/email-text.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { TableNote, TableWrong } from "@latchkey/ui/table/table.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cellText, cellTexts } from "./cell-text.ts";
import type { ShownLine } from "./shown-lines.ts";

interface OfLine {
  readonly line: ShownLine;
}

interface CellProps extends OfLine {
  readonly column: BulkColumn;
  /** A right value in the form in which it is understood. */
  readonly written?: ReactNode;
}

/** A wrong cell stands there as it is in the file. */
export function Cell({ line, column, written }: CellProps) {
  const { t } = useTranslation(cellTexts);
  const issue = line.issues[column];
  const text = line.textOf(column);
  const typed = column === "email" ? <EmailText email={text} /> : <AsTyped>{text}</AsTyped>;
  if (!issue) return written ?? typed;
  return (
    <TableWrong why={cellText(t, column, issue)}>
      {text === "" ? t("many:check.emptyCell") : typed}
    </TableWrong>
  );
}

export function PersonCell({ line }: OfLine) {
  return (
    <>
      <Cell line={line} column="name" />
      <TableNote>
        <Cell line={line} column="email" />
      </TableNote>
    </>
  );
}

export function HomeCell({ line }: OfLine) {
  const isWrong = line.issues.home !== undefined;
  const postcode = line.textOf("postcode");
  const whole = <AsTyped>{[line.textOf("home"), postcode].filter(Boolean).join(", ")}</AsTyped>;
  return (
    <>
      <Cell line={line} column="home" written={whole} />
      {isWrong && postcode !== "" && <TableNote>{postcode}</TableNote>}
      {line.issues.postcode && <Cell line={line} column="postcode" />}
    </>
  );
}

export function FromCell({ line }: OfLine) {
  const { language } = useLanguage();
  const from = writtenDate(line.textOf("from"));
  return (
    <Cell
      line={line}
      column="from"
      written={"date" in from ? formatShortDate(language, from.date) : undefined}
    />
  );
}

export function RentCell({ line }: OfLine) {
  const { language } = useLanguage();
  const minor = parseAmount(line.textOf("rent"));
  return (
    <Cell
      line={line}
      column="rent"
      written={minor === undefined ? undefined : formatMoney(language, minor, "GBP")}
    />
  );
}

/** Their cells stand in columns of their own. */
const shownColumns: readonly BulkColumn[] = ["home", "postcode", "rent", "from", "name", "email"];

const looks = { READY: "done", MISTAKES: "missing", WAITS: "waiting", OPEN: "info" } as const;

export function ResultCell({ line }: OfLine) {
  const { t } = useTranslation("many");
  const { state, issues, waitsFor, known } = line;
  const texts = {
    READY: t("check.READY"),
    MISTAKES: t("check.MISTAKES", { count: Object.keys(issues).length }),
    WAITS: waitsFor === undefined ? t("check.waitsForPolicy") : t("check.WAITS", { line: waitsFor }),
    OPEN: t("check.OPEN"),
  };
  const elsewhere = bulkColumns.filter((column) => issues[column] && !shownColumns.includes(column));
  return (
    <>
      <Pill small state={looks[state]} icon={state === "OPEN" ? "info" : undefined}>
        {texts[state]}
      </Pill>
      {waitsFor !== undefined && <TableNote>{t("check.waitsWhy")}</TableNote>}
      {known !== null && <TableNote>{known}</TableNote>}
      {elsewhere.map((column) => (
        <div key={column}>
          <TableNote>{t(`column.${column}`)}</TableNote>
          <Cell line={line} column={column} />
        </div>
      ))}
    </>
  );
}
