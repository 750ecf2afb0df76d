import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { closedReason } from "../../desk/closed-reason.ts";
import { ClosedPage } from "../../shell/closed-page.tsx";
import { SanctionsDeskOf } from "./sanctions.graphql.ts";
import { SanctionsView } from "./sanctions-view.tsx";

/** The screening of one person by the UK Sanctions List, and the verdict about each candidate. */
export function SanctionsPage() {
  const { partyId = "" } = useParams();
  const { t } = useTranslation("sanctions");
  const [{ data, error }, readAgain] = useKeptQuery({
    query: SanctionsDeskOf,
    variables: { partyId },
    requestPolicy: "cache-and-network",
  });
  usePageTitle(data ? `${t("title")}, ${fullName(data.sanctionsDesk.party)}` : t("title"));
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (data) return <SanctionsView shown={data.sanctionsDesk} error={error} onRefresh={refresh} />;
  const closed = error && closedReason(error);
  if (closed) return <ClosedPage reason={closed} />;
  if (error) return <ErrorPage onRetry={refresh} />;
  return <PageLoading />;
}
