import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { AbsenceDays } from "@latchkey/domain/staff/absence.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";

interface ShownAbsence extends AbsenceDays {
  readonly id: string;
  readonly isNow: boolean;
  /** undefined: the reader's own. */
  readonly name?: string | undefined;
}

interface AbsenceTableProps {
  readonly label: string;
  readonly absences: readonly ShownAbsence[];
  readonly isBusy: boolean;
  /** undefined: the reader may not end any. */
  readonly onEnd: ((id: string) => void) | undefined;
}

export function AbsenceTable({ label, absences, isBusy, onEnd }: AbsenceTableProps) {
  const { t } = useTranslation("absence");
  const { language } = useLanguage();
  const daysOf = ({ from, until }: AbsenceDays) =>
    from === until
      ? formatDate(language, from)
      : t("span", { from: formatDate(language, from), until: formatDate(language, until) });
  const headOf = (one: ShownAbsence) =>
    one.name === undefined ? (
      daysOf(one)
    ) : (
      <>
        <AsTyped>{one.name}</AsTyped>
        <TableNote>{daysOf(one)}</TableNote>
      </>
    );
  return (
    <Table
      label={label}
      headLabel={t("columns.days")}
      columns={[
        { name: "state", label: t("columns.state") },
        { name: "actions", label: t("columns.actions"), labelHidden: true },
      ]}
      rows={absences.map((one) => ({
        id: one.id,
        head: headOf(one),
        cells: {
          state: (
            <Pill state={one.isNow ? "progress" : "waiting"} small>
              {t(one.isNow ? "now" : "planned")}
            </Pill>
          ),
          actions: onEnd && (
            <Button
              size="small"
              busy={isBusy}
              aria-label={t(one.isNow ? "endWhich" : "cancelWhich", { days: daysOf(one) })}
              onClick={() => onEnd(one.id)}
            >
              {t(one.isNow ? "end" : "cancel")}
            </Button>
          ),
        },
      }))}
    />
  );
}
