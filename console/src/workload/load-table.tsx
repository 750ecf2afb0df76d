import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { NO_REVIEWER, type QueueFilter } from "@latchkey/domain/review/queue-views.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { QUEUE_PATH } from "../desk/case-names.ts";
import type { ReviewerRow, ShownWorkload } from "./workload.graphql.ts";

const queueOf = (reviewer: string, view?: QueueFilter): string =>
  `${QUEUE_PATH}?${new URLSearchParams({ ...(view && { view }), reviewer })}`;

const columns = ["open", "waiting", "late", "onHold", "answers", "decided"] as const;

interface LoadTableProps {
  readonly reviewers: readonly ReviewerRow[];
  readonly unassigned: ShownWorkload["unassigned"];
}

/** Each number leads to its cases in the queue, where a lead assigns them. */
export function LoadTable({ reviewers, unassigned }: LoadTableProps) {
  const { t } = useTranslation("workload");
  const cellsOf = (id: string, name: string, load: ShownWorkload["unassigned"]) => {
    const cell = (number: number, column: (typeof columns)[number], view?: QueueFilter): ReactNode =>
      number === 0 ? (
        <span className="soft">0</span>
      ) : (
        <TextLink
          href={queueOf(id, view)}
          linkAs={RoutedLink}
          aria-label={t("load.which", { number, column: t(`load.${column}`), name })}
        >
          {number}
        </TextLink>
      );
    return {
      open: cell(load.open, "open"),
      waiting: cell(load.waiting, "waiting", "waiting"),
      late: cell(load.late, "late", "late"),
      onHold: cell(load.onHold, "onHold", "held"),
      answers: cell(load.answers, "answers", "answers"),
    };
  };
  return (
    <Table
      label={t("load.title")}
      headLabel={t("load.reviewer")}
      columns={columns.map((name) => ({ name, label: t(`load.${name}`), numeric: true }))}
      rows={[
        ...reviewers.map((one) => ({
          id: one.id,
          head: <Who reviewer={one} />,
          cells: { ...cellsOf(one.id, one.name, one.load), decided: one.decidedThisWeek },
        })),
        {
          id: NO_REVIEWER,
          head: t("load.none"),
          cells: { ...cellsOf(NO_REVIEWER, t("load.none"), unassigned), decided: null },
        },
      ]}
    />
  );
}

function Who({ reviewer: { name, awayUntil } }: { readonly reviewer: ReviewerRow }) {
  const { t } = useTranslation("workload");
  const { language } = useLanguage();
  return (
    <>
      <AsTyped>{name}</AsTyped>
      <TableNote>
        {awayUntil === null
          ? t("load.present")
          : t("load.awayUntil", { date: formatShortDate(language, awayUntil) })}
      </TableNote>
    </>
  );
}
