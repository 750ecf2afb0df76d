import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import type { CombinedError } from "urql";
import { ClosedPage } from "../../shell/closed-page.tsx";
import { ApplicationOf } from "./application.graphql.ts";
import { ApplicationView } from "./application-view.tsx";

/** undefined: the request failed. Another agency's application reads like none. */
const closedReason = ({ graphQLErrors }: CombinedError): "notFound" | "notYours" | undefined => {
  const codes = graphQLErrors.map(({ extensions }) => extensions.code);
  if (codes.includes("FORBIDDEN")) return "notYours";
  return codes.includes("NOT_FOUND") ? "notFound" : undefined;
};

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
