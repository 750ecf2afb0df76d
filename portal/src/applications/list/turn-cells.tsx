import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { TableLate, TableNote } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import { useMe } from "../../shell/me.ts";
import { hasSent, isOver } from "../status/application-status.ts";
import type { ListedApplication } from "./applications.graphql.ts";

interface OfRow {
  readonly row: ListedApplication;
}

/** The party that has to act next, and for which reason. */
export function Turn({ row: { turn, tasks, people } }: OfRow) {
  const { t } = useTranslation("applications");
  const { provider } = useMe();
  const applying = people.filter((person) => person.status === "DECIDED" || !isOver(person));
  switch (turn) {
    case "AGENCY":
      return (
        <>
          <strong>{t("turns.AGENCY")}</strong>
          {tasks.map((task) => (
            <TableNote key={task}>{t(`tasks.${task}`)}</TableNote>
          ))}
        </>
      );
    case "APPLICANT":
      return (
        <>
          {t("turns.APPLICANT", { count: applying.length })}
          {applying.length > 1 && (
            <TableNote>
              {t("sentOf", { sent: applying.filter(hasSent).length, count: applying.length })}
            </TableNote>
          )}
        </>
      );
    case "REFEREE":
      return t("turns.REFEREE");
    case "PROVIDER":
      return <AsTyped>{provider}</AsTyped>;
    case null:
      return <span className="soft">{t("turns.none")}</span>;
  }
}

/** The promised day, or why none runs. */
export function Promised({ row: { turn, promisedFor, isPaused, isLate, people } }: OfRow) {
  const { t } = useTranslation("applications");
  const { language } = useLanguage();
  if (turn === null) return people.some(({ status }) => status === "DECIDED") ? t("promised.done") : <None />;
  if (isPaused) return t(people.some(hasSent) ? "promised.paused" : "promised.notStarted");
  if (promisedFor === null) return <None />;
  const day = formatShortDate(language, promisedFor);
  return isLate ? (
    <TableLate label={t("promised.late")}>{day}</TableLate>
  ) : (
    <span className="no-break">{day}</span>
  );
}

function None() {
  const { t } = useTranslation("applications");
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t("promised.none")}</span>
    </>
  );
}
