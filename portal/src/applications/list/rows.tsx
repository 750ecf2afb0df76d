import { MoreRows } from "@latchkey/members/lists/more-rows.tsx";
import type { Chosen } from "@latchkey/members/lists/use-chosen.ts";

<<<<<<< HEAD

import { useKeptRow } from "@latchkey/members/lists/use-kept-row.ts";
import type { useMorePages } from "@latchkey/members/lists/use-more-pages.ts";
import { PanelFoot } from "@latchkey/ui/console-panel/console-panel.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useEffect, useState } from "react";

=======

import type { useMorePages } from "@latchkey/members/lists/use-more-pages.ts";

>>>>>>> w-checker

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
<<<<<<< HEAD
  const { rows, count, hasMore, isBusy, failure, showMore } = pages;
  useKeptRow(rows.map(({ id }) => id));
  const [added, setAdded] = useState<string>();
  // The button may be gone with the last page.
  useEffect(() => {
    if (added !== undefined) document.querySelector<HTMLElement>(`[data-row="${added}"]`)?.focus();
  }, [added]);
=======
  const { rows } = pages;
>>>>>>> w-checker
  if (rows.length === 0) return <ListEmpty state={state} />;
  const open = rows.filter(({ turn }) => turn !== null);
  return (
    <>
      {mayChoose && open.length > 0 && <ChooseBar shown={open} chosen={chosen} onDone={onDone} />}
<<<<<<< HEAD
      <ApplicationsTable
        rows={rows}
        pages={count}
        chosen={mayChoose ? chosen : undefined}
        search={state.shown.search}
      />
      {failure && (
        <FailureAlert
          failure={failure}
          words={{
            title: t("moreFailed"),
            text: t("moreFailedText"),
            tooManyTitle: t("page:failed.tooManyTitle"),
            tooMany: t("page:failed.tooMany"),
          }}
        />
      )}
      <PanelFoot>
        <span className="soft" role="status">
          {t(hasMore ? "shownOfMore" : "shown", { count: rows.length })}
        </span>
        {hasMore && (
          <TextButton aria-busy={isBusy || undefined} onClick={() => void showMore().then(setAdded)}>
            {t("more")}
          </TextButton>
        )}
      </PanelFoot>
=======
      <ApplicationsTable rows={rows} chosen={mayChoose ? chosen : undefined} search={state.shown.search} />
      <MoreRows
        pages={pages}
        words={{
          shown: t(pages.hasMore ? "shownOfMore" : "shown", { count: rows.length }),
          more: t("more"),
          failed: t("moreFailed"),
          failedText: t("moreFailedText"),
        }}
      />
>>>>>>> w-checker
    </>
  );
}
