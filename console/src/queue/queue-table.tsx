import {
  formatAgo,
  formatDayAndTime,
  formatShortDate,
  formatSpan,
} from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import type { Chosen } from "@latchkey/members/lists/use-chosen.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { Table, type TableChoice, TableLate, TableNote } from "@latchkey/ui/table/table.tsx";
import { useRovingLinks } from "@latchkey/ui/table/use-roving-links.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import type { CaseToAssign } from "../desk/assign/assign.graphql.ts";
import { casePath } from "../desk/case-names.ts";
import { ReviewerTag } from "../desk/reviewer-tag.tsx";
import { SectionDoors } from "../desk/section-doors.tsx";
import { StatusPill } from "../desk/status-pill.tsx";
import { useRowKeys } from "../desk/use-row-keys.ts";
import type { QueueOrder, QueueRow } from "./queue.graphql.ts";

const OVER: readonly QueueRow["status"][] = ["DECIDED", "WITHDRAWN", "EXPIRED"];

const columns = ["home", "sections", "sent", "waiting", "moveIn", "reviewer", "status"] as const;

interface QueueTableProps {
  readonly rows: readonly QueueRow[];
  readonly order: QueueOrder;
  /** Those that a lead has marked; undefined: none can be. */
  readonly chosen?: Chosen<CaseToAssign> | undefined;
}

export function QueueTable({ rows, order, chosen }: QueueTableProps) {
  const { t } = useTranslation("queue");
  const { language } = useLanguage();
  const { search } = useLocation();
  const howId = useId();
  const roving = useRovingLinks(rows.map(({ partyId }) => partyId));
  useRowKeys({ next: t("keys.next"), previous: t("keys.previous"), open: t("keys.open") });
  return (
    <>
      <Table
        label={t(`lists.${order}`)}
        describedBy={howId}
        headLabel={t("columns.applicant")}
        cards="cases"
        choice={useChoice(rows, chosen)}
        onKeyDown={roving.onKeyDown}
        columns={columns.map((name) => ({ name, label: t(`columns.${name}`) }))}
        rows={rows.map((row) => ({
          id: row.partyId,
          head: (
            <>
              <Link
                {...roving.linkOf(row.partyId)}
                className="table__name"
                to={casePath(row.partyId)}
                // The way back leads to what is shown here.
                state={{ queue: search }}
              >
                <AsTyped>{fullName(row)}</AsTyped>
              </Link>
              <CaseNumber row={row} />
            </>
          ),
          cells: {
            home: <AsTyped>{row.home}</AsTyped>,
            sections: (
              <>
                <SectionDoors sections={row.sections} />
                <Needs needs={row.needs} />
              </>
            ),
            sent: <Sent at={row.submittedAt} />,
            waiting: (
              <>
                <Waiting row={row} />
                <AgreementBy row={row} />
                <OnHold row={row} />
              </>
            ),
            moveIn: <span className="no-break">{formatShortDate(language, row.moveIn)}</span>,
            reviewer: <Reviewer row={row} />,
            status: <StatusPill {...row} />,
          },
        }))}
      />
      <p className="visually-hidden" id={howId}>
        {t("how")}
      </p>
    </>
  );
}

/** The boxes before the rows. */
const useChoice = (
  rows: readonly QueueRow[],
  chosen: Chosen<CaseToAssign> | undefined,
): TableChoice | undefined => {
  const { t } = useTranslation("queue");
  if (!chosen) return undefined;
  const boxOf = (partyId: string) => {
    const row = rows.find((one) => one.partyId === partyId);
    if (!row) return null;
    const one = { partyId, name: fullName(row), number: row.number };
    return (
      <Checkbox
        variant="dense"
        label={<span className="visually-hidden">{t("choose.which", one)}</span>}
        checked={chosen.has(partyId)}
        onChange={() => chosen.toggle(one)}
      />
    );
  };
  return { label: t("choose.column"), boxOf };
};

/** Unless it stands in place of the name already. */
function CaseNumber({ row }: { readonly row: QueueRow }) {
  if (fullName(row) === row.number) return null;
  return (
    <TableNote>
      <span className="figures" translate="no">
        {row.number}
      </span>
    </TableNote>
  );
}

/** Skills that the case needs. */
function Needs({ needs }: Pick<QueueRow, "needs">) {
  const { t } = useTranslation(["queue", "desk"]);
  if (needs.length === 0) return null;
  return (
    <ul className="table__list" aria-label={t("needs")}>
      {needs.map((need) => (
        <li key={need}>
          <Pill state="todo" small>
            {t(`desk:skill.${need}`)}
          </Pill>
        </li>
      ))}
    </ul>
  );
}

function Sent({ at }: { readonly at: string | null }) {
  const { t } = useTranslation("queue");
  const { language } = useLanguage();
  if (at === null) return <span className="soft">{t("notSent")}</span>;
  return <time dateTime={at}>{formatDayAndTime(language, at)}</time>;
}

/** The age of a waiting party, against the promise. */
function Waiting({ row: { status, since, dueOn } }: { readonly row: QueueRow }) {
  const { t } = useTranslation("queue");
  const { language } = useLanguage();
  const now = useNow();
  const age = now - Date.parse(since);
  if (status !== "SUBMITTED" && status !== "IN_REVIEW") {
    return <span className="soft">{t(`since.${status}`, { ago: formatAgo(language, age) })}</span>;
  }
  const span = formatSpan(language, age);
  if (dueOn === null) return span;
  return (
    <>
      {dueOn < londonDate(now) ? <TableLate label={t("lateMark")}>{span}</TableLate> : span}
      <TableNote>{t("due", { date: formatShortDate(language, dueOn) })}</TableNote>
    </>
  );
}

/** The deadline of a holding deposit, of a case that is still to be decided. */
function AgreementBy({ row: { status, agreementBy } }: { readonly row: QueueRow }) {
  const { t } = useTranslation("queue");
  const { language } = useLanguage();
  const now = useNow();
  if (agreementBy === null || OVER.includes(status)) return null;
  const text = t("agreementBy", { date: formatShortDate(language, agreementBy) });
  return (
    <TableNote>
      {agreementBy < londonDate(now) ? <TableLate label={t("lateMark")}>{text}</TableLate> : text}
    </TableNote>
  );
}

function OnHold({ row: { onHoldUntil } }: { readonly row: QueueRow }) {
  const { t } = useTranslation("queue");
  const { language } = useLanguage();
  if (onHoldUntil === null) return null;
  return <TableNote>{t("onHold", { date: formatShortDate(language, onHoldUntil) })}</TableNote>;
}

function Reviewer({ row: { reviewer, heldUntil } }: { readonly row: QueueRow }) {
  const { t } = useTranslation("queue");
  const now = useNow();
  const isHeld = heldUntil !== null && Date.parse(heldUntil) > now;
  if (!reviewer || !isHeld) return <ReviewerTag reviewer={reviewer} />;
  return <ReviewerTag reviewer={reviewer} text={t("atWork", { name: reviewer.name })} />;
}
