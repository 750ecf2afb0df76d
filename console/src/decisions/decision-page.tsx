import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { useTranslation } from "react-i18next";
import { Route, Routes, useParams } from "react-router";
import { closedReason } from "../desk/closed-reason.ts";
import { ClosedPage } from "../shell/closed-page.tsx";
import { DecisionOf } from "./decision.graphql.ts";
import { DecisionView } from "./decision-view.tsx";

export function DecisionPage() {
  return (
    <Routes>
      <Route path=":partyId" element={<OneDecision />} />
      <Route path="*" element={<ClosedPage reason="notFound" />} />
    </Routes>
  );
}

/** Deciding about one person, and looking at what a colleague proposes. */
function OneDecision() {
  const { partyId = "" } = useParams();
  const { language } = useLanguage();
  const { t } = useTranslation([
    "decision",
    "decision-reasons",
    "affordability",
    "policy-rules",
    "document-names",
    "other-document-names",
    "validation",
  ]);
  const [{ data, error }, readAgain] = useKeptQuery({
    query: DecisionOf,
    variables: { partyId, language },
    requestPolicy: "cache-and-network",
  });
  usePageTitle(
    data ? [t("decision:title"), fullName(data.decisionDesk.party)].join(": ") : t("decision:title"),
  );
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (data) {
    return <DecisionView key={partyId} desk={data.decisionDesk} error={error} onRefresh={refresh} />;
  }
  const closed = error && closedReason(error);
  if (closed) return <ClosedPage reason={closed} />;
  if (error) return <ErrorPage onRetry={refresh} />;
  return <PageLoading />;
}
