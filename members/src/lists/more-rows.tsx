import { PanelFoot } from "@latchkey/ui/console-panel/console-panel.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureAlert } from "../calls/failure-alert.tsx";
import type { useMorePages } from "./use-more-pages.ts";

interface MoreRowsProps {
  readonly pages: Omit<ReturnType<typeof useMorePages>, "rows">;
  readonly words: {
    /** How many rows are shown, of all or of more. */
    readonly shown: string;
    readonly more: string;
    readonly failed: string;
    readonly failedText: string;
  };
}

/** The foot of a list, whose next page takes the focus to its first row. */
export function MoreRows({ pages: { hasMore, isBusy, failure, showMore }, words }: MoreRowsProps) {
  const { t } = useTranslation("page");
  const [added, setAdded] = useState<string>();
  // The button may be gone with the last page.
  useEffect(() => {
    if (added !== undefined) document.querySelector<HTMLElement>(`[data-row="${added}"]`)?.focus();
  }, [added]);
  return (
    <>
      {failure && (
        <FailureAlert
          failure={failure}
          words={{
            title: words.failed,
            text: words.failedText,
            tooManyTitle: t("failed.tooManyTitle"),
            tooMany: t("failed.tooMany"),
          }}
        />
      )}
      <PanelFoot>
        <span className="soft" role="status">
          {words.shown}
        </span>
        {hasMore && (
          <TextButton aria-busy={isBusy || undefined} onClick={() => void showMore().then(setAdded)}>
            {words.more}
          </TextButton>
        )}
      </PanelFoot>
    </>
  );
}
