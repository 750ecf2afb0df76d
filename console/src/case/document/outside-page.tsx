import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { outsideFilePath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import type { CombinedError } from "urql";
import { wayBack } from "../../desk/case-names.ts";
import { closedReason } from "../../desk/closed-reason.ts";
import { useOutsideLines } from "../../desk/outside-lines.ts";
import { useKeepHolding } from "../../desk/use-keep-holding.ts";
import { ClosedPage } from "../../shell/closed-page.tsx";
import { OutsideResultOf, type ViewedOutside } from "./outside-result.graphql.ts";
import { StaffFileView } from "./staff-file-view.tsx";

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
  const { t } = useTranslation("outside");
  const linesOf = useOutsideLines();
  useKeepHolding(party.id, heldByYou, onRefresh);
  return (
    <StaffFileView
      file={outsideFilePath(party.id, result.id)}
      name={t(result.kind)}
      number={party.number}
      lead={<AsTyped>{party.number}</AsTyped>}
      back={{ href: wayBack(party.id, secondReviewId), label: <AsTyped>{fullName(party)}</AsTyped> }}
      rail={
        <ConsolePanel title={t("recorded")}>
          <p className="lines">{linesOf(result).join("\n")}</p>
        </ConsolePanel>
      }
      error={error}
      onRefresh={onRefresh}
    />
  );
}
