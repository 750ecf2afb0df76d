import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { portalChecksPath } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { type KeptPlace, keepPlace } from "@latchkey/members/lists/kept-place.ts";
import type { Searched } from "@latchkey/members/lists/searched-in.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Pill, type PillState } from "@latchkey/ui/pill/pill.tsx";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import { useRovingLinks } from "@latchkey/ui/table/use-roving-links.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ListedCheck } from "./checks.graphql.ts";

const columns = ["home", "start", "state"] as const;

interface ChecksTableProps {
  readonly rows: readonly ListedCheck[];
  /** The rows are those of so many pages. */
  readonly pages: number;
  /** The words that are searched for, to which the way back leads. */
  readonly search: string;
}

export function ChecksTable({ rows, pages, search }: ChecksTableProps) {
  const { t } = useTranslation("checks");
  const roving = useRovingLinks(rows.map(({ id }) => id));
  return (
    <Table
      label={t("list")}
      headLabel={t("columns.person")}
      top
      onKeyDown={roving.onKeyDown}
      columns={columns.map((name) => ({ name, label: t(`columns.${name}`) }))}
      rows={rows.map((row) => ({
        id: row.id,
        head: (
          <>
            <Link
              {...roving.linkOf(row.id)}
              className="table__name"
              to={`${portalChecksPath}/${row.id}`}
              state={{ search, pages, row: row.id } satisfies Searched & KeptPlace}
              onClick={() => keepPlace({ row: row.id })}
            >
              <AsTyped>{fullName(row)}</AsTyped>
            </Link>
            <TableNote>
              {row.reference === "" ? (
                row.number
              ) : (
                <TypedIn
                  text={t("noteFrom", { number: row.number, reference: row.reference })}
                  typed={row.reference}
                />
              )}
            </TableNote>
          </>
        ),
        cells: {
          home: <AsTyped>{row.home}</AsTyped>,
          start: <Start row={row} />,
          state: <State row={row} />,
        },
      }))}
    />
  );
}

interface OfRow {
  readonly row: ListedCheck;
}

function Start({ row: { start, signedOn } }: OfRow) {
  const { t } = useTranslation("checks");
  const { language } = useLanguage();
  return (
    <>
      {formatDate(language, start)}
      {signedOn && <TableNote>{t("signed", { day: formatDate(language, signedOn) })}</TableNote>}
    </>
  );
}

type StateName = "due" | "none" | "exempt" | "recorded" | "noExcuse" | "noRight";

const stateOf = ({ recordedOn, shows, isDue, isExempt }: ListedCheck): StateName => {
  if (shows === "NO_RIGHT") return "noRight";
  if (recordedOn !== null) return shows === "NO_EXCUSE" ? "noExcuse" : "recorded";
  if (isExempt) return "exempt";
  return isDue ? "due" : "none";
};

const looks: Readonly<Record<StateName, PillState>> = {
  due: "waiting",
  none: "todo",
  exempt: "optional",
  recorded: "done",
  noExcuse: "done",
  noRight: "missing",
};

/** A follow-up that is near stands out. */
function State({ row }: OfRow) {
  const { t } = useTranslation("checks");
  const { language } = useLanguage();
  const { recordedOn, followUpBy, isDue } = row;
  const state = stateOf(row);
  const followUp = followUpBy && t("states.followUp", { day: formatDate(language, followUpBy) });
  return (
    <>
      <Pill state={looks[state]} small>
        {t(`states.${state}`)}
      </Pill>
      {recordedOn && <TableNote>{t("states.on", { day: formatDate(language, recordedOn) })}</TableNote>}
      {followUp && <TableNote>{isDue ? <strong>{followUp}</strong> : followUp}</TableNote>}
    </>
  );
}
