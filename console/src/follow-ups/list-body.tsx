import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import emptyList from "@latchkey/ui/illustrations/empty-queue.svg";
import { PanelMessage } from "@latchkey/ui/panel-message/panel-message.tsx";
import { Spinner } from "@latchkey/ui/spinner/spinner.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ListPaging } from "../desk/list-paging.tsx";
import type { Paging } from "../desk/use-pages.ts";
import type { FollowUpView } from "./follow-ups.graphql.ts";

interface ListBodyProps {
  readonly view: FollowUpView;
  /** undefined: it has not come. */
  readonly page: { readonly rows: readonly unknown[]; readonly next: string | null } | undefined;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly paging: Paging;
  readonly children: ReactNode;
}

/** A page of a list, or what stands in its place. */
export function ListBody({ view, page, isFailed, onRetry, paging, children }: ListBodyProps) {
  const { t } = useTranslation("follow-ups");
  if (!page) return isFailed ? <LoadProblem onRetry={onRetry} /> : <Spinner label={t("loading")} />;
  const isEmpty = page.rows.length === 0;
  return (
    <>
      {isFailed && <LoadProblem onRetry={onRetry} />}
      {isEmpty ? (
        <PanelMessage art={emptyList} title={t(`empty.${view}`)}>
          {t(`empty.${view}Text`)}
        </PanelMessage>
      ) : (
        children
      )}
      {!(isEmpty && paging.after === undefined) && (
        <ListPaging
          text={t("shown", { count: page.rows.length })}
          label={t("pages")}
          next={page.next}
          paging={paging}
        />
      )}
    </>
  );
}
