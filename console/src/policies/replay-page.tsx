import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { closedReason } from "../desk/closed-reason.ts";
import { ClosedPage } from "../shell/closed-page.tsx";
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
