import { Button } from "@latchkey/ui/button/button.tsx";
import { PanelFoot } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useTranslation } from "react-i18next";
import type { Paging } from "./use-pages.ts";

interface ListPagingProps {
  /** The number of rows on this page, in words. */
  readonly text: string;
  /** The accessible name of the list. */
  readonly label: string;
  /** The cursor of the next page; null: this is the last. */
  readonly next: string | null;
  readonly paging: Paging;
}

/** Below a list. */
export function ListPaging({ text, label, next, paging }: ListPagingProps) {
  const { t } = useTranslation("desk");
  const isFirst = paging.after === undefined;
  return (
    <PanelFoot>
      <span className="soft" role="status">
        {text}
      </span>
      {!(isFirst && next === null) && (
        <nav className="row" aria-label={label}>
          <Button size="small" disabled={isFirst} onClick={paging.toPrevious}>
            {t("previous")}
          </Button>
          <Button size="small" disabled={next === null} onClick={() => next !== null && paging.toNext(next)}>
            {t("next")}
          </Button>
        </nav>
      )}
    </PanelFoot>
  );
}
