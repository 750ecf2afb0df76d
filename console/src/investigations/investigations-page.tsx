import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import emptyList from "@latchkey/ui/illustrations/empty-queue.svg";
import { PanelMessage } from "@latchkey/ui/panel-message/panel-message.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BundleTable } from "./bundle-table.tsx";
import { CaseBundles, type ListedBundle } from "./investigations.graphql.ts";
import { ReleaseDialog } from "./release-dialog.tsx";
import { ReturnDialog } from "./return-dialog.tsx";

/** The bundles that were asked for, those that wait first. */
export function InvestigationsPage() {
  const { t } = useTranslation("investigations");
  usePageTitle(t("title"));
  const [{ data, error }, readAgain] = useKeptQuery({
    query: CaseBundles,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (!data) return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  return <ListView bundles={data.caseBundles} isStale={error !== undefined} onRefresh={refresh} />;
}

interface ListViewProps {
  readonly bundles: readonly ListedBundle[];
  /** The newest list did not come. */
  readonly isStale: boolean;
  readonly onRefresh: () => void;
}

interface Settling {
  readonly bundle: ListedBundle;
  readonly how: "release" | "return";
}

function ListView({ bundles, isStale, onRefresh }: ListViewProps) {
  const { t } = useTranslation(["investigations", "desk"]);
  const [settling, setSettling] = useState<Settling>();
  const { toasts, show, dismiss } = useToasts();
  useKeptFocus();
  const dialog = {
    onClose: () => setSettling(undefined),
    onRefused: onRefresh,
    onDone: (text: string) => {
      setSettling(undefined);
      show(text);
      onRefresh();
    },
  };
  return (
    <>
      <ConsoleFrame title={t("title")} lead={t("lead")}>
        {isStale && <LoadProblem onRetry={onRefresh} />}
        <PlainPanel label={t("list")}>
          {bundles.length === 0 ? (
            <PanelMessage art={emptyList} title={t("empty.title")}>
              {t("empty.text")}
            </PanelMessage>
          ) : (
            <BundleTable
              bundles={bundles}
              onRelease={(bundle) => setSettling({ bundle, how: "release" })}
              onReturn={(bundle) => setSettling({ bundle, how: "return" })}
            />
          )}
        </PlainPanel>
      </ConsoleFrame>
      {settling?.how === "release" && <ReleaseDialog bundle={settling.bundle} {...dialog} />}
      {settling?.how === "return" && <ReturnDialog bundle={settling.bundle} {...dialog} />}
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}
