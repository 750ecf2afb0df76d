import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { ClosedPage } from "../../shell/closed-page.tsx";
import { closedReason } from "../../shell/closed-reason.ts";
import { ApplicationOf } from "./application.graphql.ts";
import { ApplicationView } from "./application-view.tsx";

/** The page /agency/applications/:id. */
export function ApplicationPage() {
  const { id = "" } = useParams();
  const { t } = useTranslation("applications");
  const [{ data, error }, readAgain] = useKeptQuery({
    query: ApplicationOf,
    variables: { id },
    requestPolicy: "cache-and-network",
  });
  usePageTitle(data?.application.home ?? t("title"));
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (data) {
    return (
      <ApplicationView
        key={id}
        application={data.application}
        isStale={error !== undefined}
        onRetry={refresh}
      />
    );
  }
  const closed = error && closedReason(error);
  if (closed) return <ClosedPage reason={closed} />;
  return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
}
