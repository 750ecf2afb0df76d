import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { closedReason } from "../desk/closed-reason.ts";
import { useKeptQuery } from "../desk/use-kept-query.ts";
import { ClosedPage } from "../shell/closed-page.tsx";
import { ErrorPage } from "../shell/error-page.tsx";
import { PageLoading } from "../shell/page-loading.tsx";
import { PolicyByName } from "./policies.graphql.ts";
import { ReplayView } from "./replay-view.tsx";

export function ReplayPage() {
  const { t } = useTranslation(["policies", "answers", "desk", "document-names", "other-document-names"]);
  const { name = "" } = useParams();
  const [{ data, error }, fetchAgain] = useKeptQuery({ query: PolicyByName, variables: { name } });
  usePageTitle(t("replay.title"));
  useKeptFocus();
  if (data) return <ReplayView policy={data.policyOverview} />;
  const reason = error && closedReason(error);
  if (reason) return <ClosedPage reason={reason} />;
  return error ? (
    <ErrorPage onRetry={() => fetchAgain({ requestPolicy: "network-only" })} />
  ) : (
    <PageLoading />
  );
}
