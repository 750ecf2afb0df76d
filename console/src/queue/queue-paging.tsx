import { Button } from "@latchkey/ui/button/button.tsx";
import { PanelFoot } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useTranslation } from "react-i18next";
import type { QueueViewState } from "./use-queue-view.ts";

interface QueuePagingProps {
  readonly count: number;
  readonly next: string | null;
  readonly state: QueueViewState;
}

export function QueuePaging({ count, next, state }: QueuePagingProps) {
  const { t } = useTranslation(["queue", "desk"]);
  const isAlone = next === null && state.isFirstPage;
  return (
    <PanelFoot>
      <span className="soft" role="status">
        {t("shown", { count })}
      </span>
      {!isAlone && (
        <nav className="row" aria-label={t("pages")}>
          <Button size="small" disabled={state.isFirstPage} onClick={state.toPrevious}>
            {t("desk:previous")}
          </Button>
          <Button size="small" disabled={next === null} onClick={() => next !== null && state.toNext(next)}>
            {t("desk:next")}
          </Button>
        </nav>
      )}
    </PanelFoot>
  );
}
