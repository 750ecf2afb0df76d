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
import { contentOf } from "./policy-names.ts";
import { PolicyView } from "./policy-view.tsx";

export function PolicyPage() {
  const { t } = useTranslation([
    "policies",
    "policy-rules",
    "answers",
    "document-names",
    "other-document-names",
    "desk",
    "validation",
  ]);
  const { name = "" } = useParams();
  const [{ data, error }, fetchAgain] = useKeptQuery({
    query: PolicyByName,
    variables: { name },
    requestPolicy: "cache-and-network",
  });
  const policy = data?.policyOverview;
  const shown = policy && (policy.draft ?? policy.versions[0]);
  usePageTitle(shown ? contentOf(shown).title : t("title"));
  useKeptFocus();
  const refresh = () => fetchAgain({ requestPolicy: "network-only" });
  if (data) {
    return (
      <PolicyView
        key={name}
        policy={data.policyOverview}
        lifts={data.lawLifts}
        staffId={data.staff.id}
        isStale={error !== undefined}
        onRefresh={refresh}
      />
    );
  }
  const reason = error && closedReason(error);
  if (reason) return <ClosedPage reason={reason} />;
  return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
}
