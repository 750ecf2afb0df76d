import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { outsideFilePath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame, ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import type { CombinedError } from "urql";
import { fullName, wayBack } from "../../desk/case-names.ts";
import { closedReason } from "../../desk/closed-reason.ts";
import { LoadProblem } from "../../desk/load-problem.tsx";
import { useOutsideLines } from "../../desk/outside-lines.ts";
import { useKeepHolding } from "../../desk/use-keep-holding.ts";
import { useKeptQuery } from "../../desk/use-kept-query.ts";
import { ClosedPage } from "../../shell/closed-page.tsx";
import { ErrorPage } from "../../shell/error-page.tsx";
import { PageLoading } from "../../shell/page-loading.tsx";
import { useShortcuts } from "../../shortcuts/use-shortcuts.ts";
import { CopyProblem } from "./copy-problem.tsx";
import { OutsideResultOf, type ViewedOutside } from "./outside-result.graphql.ts";
import { useCopy } from "./use-copy.ts";
import { useViews } from "./use-view.ts";
import { ViewerPane } from "./viewer-pane.tsx";

/** The file of one outside result, beside what was recorded of it. */
export function OutsidePage() {
  const { partyId = "", resultId = "" } = useParams();
  const { t } = useTranslation(["outside", "document", "desk"]);
  const [{ data, error }, readAgain] = useKeptQuery({
    query: OutsideResultOf,
    variables: { partyId, resultId },
    requestPolicy: "cache-and-network",
  });
  usePageTitle(
    data ? `${t(data.outsideResult.result.kind)}, ${fullName(data.outsideResult.party)}` : t("title"),
  );
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (data) return <OutsideView viewed={data.outsideResult} error={error} onRefresh={refresh} />;
  const closed = error && closedReason(error);
  if (closed) return <ClosedPage reason={closed} />;
  if (error) return <ErrorPage onRetry={refresh} />;
  return <PageLoading />;
}

interface OutsideViewProps {
  readonly viewed: ViewedOutside;
  readonly error: CombinedError | undefined;
  readonly onRefresh: () => void;
}

function OutsideView({
  viewed: { party, result, heldByYou, secondReviewId },
  error,
  onRefresh,
}: OutsideViewProps) {
  const { t } = useTranslation(["outside", "document", "desk"]);
  const navigate = useNavigate();
  const linesOf = useOutsideLines();
  const { toasts, show, dismiss } = useToasts();
  const copy = useCopy(party.number, () => show(t("document:viewer.downloaded")));
  const file = outsideFilePath(party.id, result.id);
  const { view, change } = useViews({ ids: [file], isTogether: false });
  useKeepHolding(party.id, heldByYou, onRefresh);
  const back = wayBack(party.id, secondReviewId);
  useShortcuts([{ keys: "u", label: t("document:keys.back"), run: () => void navigate(back) }]);
  const name = t(result.kind);
  return (
    <>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={back} linkAs={RoutedLink}>
            <AsTyped>{fullName(party)}</AsTyped>
          </TextLink>
        }
        title={name}
        lead={<AsTyped>{party.number}</AsTyped>}
      >
        {error && <LoadProblem onRetry={onRefresh} />}
        {copy.fault && <CopyProblem fault={copy.fault} />}
        <p role="status" className="visually-hidden">
          {copy.copied !== undefined && t("document:viewer.copying")}
        </p>
        <ConsoleSplit
          sticky
          rail={
            <ConsolePanel title={t("recorded")}>
              <p className="lines">{linesOf(result).join("\n")}</p>
            </ConsolePanel>
          }
        >
          <ViewerPane
            file={file}
            name={name}
            isText={false}
            view={view(file)}
            onChange={(changed) => change(file, changed)}
            marksOn={() => []}
            shown={undefined}
            hasKeys
            isOfTwo={false}
            onUse={() => undefined}
            onDownload={() => void copy.download(file, name)}
            isCopied={copy.copied === file}
          />
        </ConsoleSplit>
      </ConsoleFrame>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}
