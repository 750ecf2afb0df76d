import { formatMoment } from "@latchkey/browser/i18n/format-moment.ts";
import { formatShortDate, formatSpan } from "@latchkey/browser/i18n/format-span.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { keepPlace } from "@latchkey/members/lists/kept-place.ts";
import type { Chosen } from "@latchkey/members/lists/use-chosen.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { Table, type TableChoice, TableNote } from "@latchkey/ui/table/table.tsx";
import { useRovingLinks } from "@latchkey/ui/table/use-roving-links.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { applicationPath } from "../../shell/application-paths.ts";
import { ApplicationPill } from "../status/application-pill.tsx";
import type { ListedApplication } from "./applications.graphql.ts";
import { Promised, Turn } from "./turn-cells.tsx";

const columns = ["people", "status", "turn", "since", "promised"] as const;

interface ApplicationsTableProps {
  readonly rows: readonly ListedApplication[];
  /** The rows are those of so many pages. */
  readonly pages: number;
  /** undefined: none can be chosen. */
  readonly chosen: Chosen<ListedApplication> | undefined;
  /** The words that are searched for. */
  readonly search: string;
}

export function ApplicationsTable({ rows, pages, chosen, search }: ApplicationsTableProps) {
  const { t } = useTranslation("applications");
  const howId = useId();
  const roving = useRovingLinks(rows.map(({ id }) => id));
  const { search: query } = useLocation();
  return (
    <>
      <Table
        label={t("list")}
        describedBy={howId}
        headLabel={t("columns.home")}
        choice={useChoice(rows, chosen)}
        onKeyDown={roving.onKeyDown}
        columns={columns.map((name) => ({ name, label: t(`columns.${name}`) }))}
        rows={rows.map((row) => ({
          id: row.id,
          head: (
            <>
              <Link
                {...roving.linkOf(row.id)}
                className="table__name"
                to={applicationPath(row.id)}
                // The way back leads to what is shown here.
                state={{ list: query, search, pages, row: row.id }}
                onClick={() => keepPlace({ row: row.id })}
              >
                <AsTyped>{row.home}</AsTyped>
              </Link>
              <Reference row={row} />
            </>
          ),
          cells: {
            people: <People people={row.people} />,
            status: <ApplicationPill application={row} />,
            turn: <Turn row={row} />,
            since: <Since row={row} />,
            promised: <Promised row={row} />,
          },
        }))}
      />
      <p className="visually-hidden" id={howId}>
        {t("how")}
      </p>
    </>
  );
}

/** The boxes before the rows; an application that is over has none. */
const useChoice = (
  rows: readonly ListedApplication[],
  chosen: Chosen<ListedApplication> | undefined,
): TableChoice | undefined => {
  const { t } = useTranslation("applications");
  if (!chosen) return undefined;
  const boxOf = (id: string) => {
    const row = rows.find((one) => one.id === id);
    if (!row || row.turn === null) return null;
    return (
      <Checkbox
        variant="dense"
        label={<span className="visually-hidden">{t("choose.which", { home: row.home })}</span>}
        checked={chosen.has(id)}
        onChange={() => chosen.toggle(row)}
      />
    );
  };
  return { label: t("choose.column"), boxOf };
};

interface OfRow {
  readonly row: ListedApplication;
}

/** The agency's reference, or else the number of the first person. */
function Reference({ row: { reference, people, start } }: OfRow) {
  const { t } = useTranslation("applications");
  const { language } = useLanguage();
  const known = reference || (people[0]?.number ?? "");
  return (
    <TableNote>
      <TypedIn
        text={t("referenceFrom", { reference: known, day: formatShortDate(language, start) })}
        typed={known}
      />
    </TableNote>
  );
}

function People({ people }: Pick<ListedApplication, "people">) {
  const { t } = useTranslation("applications");
  const nameOf = (person: ListedApplication["people"][number]) =>
    person.role === "guarantor" ? t("guarantor", { name: fullName(person) }) : fullName(person);
  return <TypedIn text={people.map(nameOf).join(", ")} typed={people.map(fullName)} />;
}

function Since({ row: { since, turn } }: OfRow) {
  const { language } = useLanguage();
  const now = useNow();
  return (
    <time className="no-break" dateTime={since}>
      {turn === null ? formatMoment(language, since, now) : formatSpan(language, now - Date.parse(since))}
    </time>
  );
}
