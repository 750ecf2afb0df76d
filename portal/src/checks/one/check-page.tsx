import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { ClosedPage } from "../../shell/closed-page.tsx";
import { closedReason } from "../../shell/closed-reason.ts";
import { CheckedPersonOf } from "./check.graphql.ts";
import { CheckView } from "./check-view.tsx";

/** The page /agency/checks/:personId. */
export function CheckPage() {
  const { personId = "" } = useParams();
  const { t } = useTranslation("checks");
  const [{ data, error }, readAgain] = useKeptQuery({
    query: CheckedPersonOf,
    variables: { personId },
    requestPolicy: "cache-and-network",
  });
  usePageTitle(data ? `${t("title")}, ${data.checkedPerson.name}` : t("title"));
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (data)
    return (
      <CheckView
        key={personId}
        person={data.checkedPerson}
        isStale={error !== undefined}
        onRefresh={refresh}
      />
    );
  const closed = error && closedReason(error);
  if (closed) return <ClosedPage reason={closed} />;
  return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
}
