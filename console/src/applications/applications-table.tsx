import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { formatDayAndTime, formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import { useRovingLinks } from "@latchkey/ui/table/use-roving-links.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { applicationPath } from "../desk/case-names.ts";
import { StatusPill } from "../desk/status-pill.tsx";
import { useRowKeys } from "../desk/use-row-keys.ts";
import type { ListedApplication } from "./applications.graphql.ts";

const columns = ["people", "agency", "reference", "start", "created"] as const;

export function ApplicationsTable({ rows }: { readonly rows: readonly ListedApplication[] }) {
  const { t } = useTranslation("applications");
  const { language } = useLanguage();
  const howId = useId();
  const roving = useRovingLinks(rows.map(({ id }) => id));
  useRowKeys({ next: t("keys.next"), previous: t("keys.previous"), open: t("keys.open") });
  return (
    <>
      <Table
        label={t("list")}
        describedBy={howId}
        headLabel={t("columns.home")}
        onKeyDown={roving.onKeyDown}
        columns={columns.map((name) => ({ name, label: t(`columns.${name}`) }))}
        rows={rows.map(({ id, home, rentMinor, currency, people, agency, reference, start, createdAt }) => ({
          id,
          head: (
            <>
              <Link {...roving.linkOf(id)} className="table__name" to={applicationPath(id)}>
                <AsTyped>{home}</AsTyped>
              </Link>
              <TableNote>
                <AsTyped>{formatMoney(language, rentMinor, currency)}</AsTyped>
              </TableNote>
            </>
          ),
          cells: {
            people: <People people={people} />,
            agency: <AsTyped>{agency}</AsTyped>,
            reference: reference ? (
              <AsTyped>{reference}</AsTyped>
            ) : (
              <span className="soft">{t("noReference")}</span>
            ),
            start: <span className="no-break">{formatShortDate(language, start)}</span>,
            created: <time dateTime={createdAt}>{formatDayAndTime(language, createdAt)}</time>,
          },
        }))}
      />
      <p className="visually-hidden" id={howId}>
        {t("how")}
      </p>
    </>
  );
}

function People({ people }: Pick<ListedApplication, "people">) {
  const { t } = useTranslation("applications");
  return (
    <ul className="table__list">
      {people.map((person) => (
        <li key={person.id} className="row">
          <span>
            <TypedIn
              text={
                person.role === "guarantor"
                  ? t("guarantorMark", { name: fullName(person) })
                  : fullName(person)
              }
              typed={fullName(person)}
            />
          </span>
          <StatusPill status={person.status} isAnswer={false} />
        </li>
      ))}
    </ul>
  );
}
