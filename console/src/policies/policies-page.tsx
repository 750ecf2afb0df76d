import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { LiftsPanel } from "./lifts-panel.tsx";
import { NewPolicyDialog } from "./new-policy-dialog.tsx";
import { Policies } from "./policies.graphql.ts";
import { policyPath } from "./policy-names.ts";
import { PolicyTable } from "./policy-table.tsx";

export function PoliciesPage() {
  const { t } = useTranslation(["policies", "policy-rules", "answers", "desk"]);
  usePageTitle(t("title"));
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const [{ data, error }, fetchAgain] = useKeptQuery({
    query: Policies,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  useKeptFocus();
  const refresh = () => fetchAgain({ requestPolicy: "network-only" });
  if (!data) return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  const { policyOverviews: policies, lawLifts: lifts, staff } = data;
  return (
    <>
      <ConsoleFrame
        title={t("title")}
        lead={t("lead")}
        actions={
          <Button variant="primary" size="small" icon="plus" onClick={() => setMaking(true)}>
            {t("create")}
          </Button>
        }
      >
        {error !== undefined && <LoadProblem onRetry={refresh} />}
        <PlainPanel label={t("list")}>
          <PolicyTable policies={policies} lifts={lifts} />
        </PlainPanel>
        <LiftsPanel lifts={lifts} staffId={staff.id} onChanged={refresh} />
      </ConsoleFrame>
      {isMaking && (
        <NewPolicyDialog
          policies={policies}
          onClose={() => setMaking(false)}
          onMade={(name) => void navigate(policyPath(name))}
        />
      )}
    </>
  );
}
