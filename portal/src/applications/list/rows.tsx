import { MoreRows } from "@latchkey/members/lists/more-rows.tsx";
import type { Chosen } from "@latchkey/members/lists/use-chosen.ts";
import { useKeptRow } from "@latchkey/members/lists/use-kept-row.ts";
import type { useMorePages } from "@latchkey/members/lists/use-more-pages.ts";
import { useTranslation } from "react-i18next";
import { useMe } from "../../shell/me.ts";
import type { ListedApplication } from "./applications.graphql.ts";
import { ApplicationsTable } from "./applications-table.tsx";
import { ChooseBar } from "./choose-bar.tsx";
import { ListEmpty } from "./list-empty.tsx";
import type { ListState } from "./use-list-view.ts";

interface RowsProps {
  readonly pages: ReturnType<typeof useMorePages<ListedApplication>>;
  readonly state: ListState;
  readonly chosen: Chosen<ListedApplication>;
  readonly onDone: (text: string) => void;
}

/** The rows that are here, and those that can be asked for. */
export function Rows({ pages, state, chosen, onDone }: RowsProps) {
  const { t } = useTranslation("applications");
  const mayChoose = useMe().user.rights.includes("people");
  const { rows, count } = pages;
  useKeptRow(rows.map(({ id }) => id));
  if (rows.length === 0) return <ListEmpty state={state} />;
  const open = rows.filter(({ turn }) => turn !== null);
  return (
    <>
      {mayChoose && open.length > 0 && <ChooseBar shown={open} chosen={chosen} onDone={onDone} />}
      <ApplicationsTable
        rows={rows}
        pages={count}
        chosen={mayChoose ? chosen : undefined}
        search={state.shown.search}
      />
      <MoreRows
        pages={pages}
        words={{
          shown: t(pages.hasMore ? "shownOfMore" : "shown", { count: rows.length }),
          more: t("more"),
          failed: t("moreFailed"),
          failedText: t("moreFailedText"),
        }}
      />
    </>
  );
}
