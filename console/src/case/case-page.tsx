import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { closedReason } from "../desk/closed-reason.ts";
import { ClosedPage } from "../shell/closed-page.tsx";
import { DossierOf } from "./case.graphql.ts";
import { CaseView } from "./case-view.tsx";

/** One person's case: what was declared, what shows it, what was checked, what happened. */
export function CasePage() {
  const { partyId = "" } = useParams();
  const { t } = useTranslation([
    "case",
    "affordability",
    "answers",
    "document",
    "document-names",
    "other-document-names",
    "reasons",
    "step-labels",
  ]);
  const [{ data, error }, readAgain] = useKeptQuery({
    query: DossierOf,
    variables: { partyId },
    requestPolicy: "cache-and-network",
  });
  usePageTitle(data ? fullName(data.dossier.party) : t("crumb"));
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (data) return <CaseView key={partyId} shown={data.dossier} error={error} onRefresh={refresh} />;
  const closed = error && closedReason(error);
  if (closed) return <ClosedPage reason={closed} />;
  if (error) return <ErrorPage onRetry={refresh} />;
  return <PageLoading />;
}
