import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { closedReason } from "../../desk/closed-reason.ts";
import { ClosedPage } from "../../shell/closed-page.tsx";
import { ApplicationOf } from "./application.graphql.ts";
import { ApplicationView } from "./application-view.tsx";

export function ApplicationPage() {
  const { id = "" } = useParams();
  const { t } = useTranslation([
    "application",
    "people-form",
    "affordability",
    "desk",
    "validation",
    "new-application",
    "deposit",
    "outside",
    "member-file",
  ]);
  const [{ data, error }, readAgain] = useKeptQuery({
    query: ApplicationOf,
    variables: { id },
    requestPolicy: "cache-and-network",
  });
  usePageTitle(data?.application.home ?? t("crumb"));
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (data)
    return <ApplicationView key={id} application={data.application} error={error} onRetry={refresh} />;
  const closed = error && closedReason(error);
  if (closed) return <ClosedPage reason={closed} />;
  if (error) return <ErrorPage onRetry={refresh} />;
  return <PageLoading />;
}
