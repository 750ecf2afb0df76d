import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { lazyPage } from "@latchkey/browser/routing/lazy-page.tsx";
import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { LiftsPanel } from "./lifts-panel.tsx";
import { NewPolicyDialog } from "./new-policy-dialog.tsx";
import { Policies } from "./policies.graphql.ts";
import { policyPath } from "./policy-names.ts";
import { PolicyTable } from "./policy-table.tsx";

/** A chunk of its own with its texts, because few installations ever freeze. */
const FreezesPanel = lazyPage({
  script: pageScript(() => import("./freezes-panel.tsx")),
  component: (module) => module.FreezesPanel,
  texts: ["freezes", "validation"],
  loader: null,
});

export function PoliciesPage() {
  const { t } = useTranslation(["policies", "policy-rules", "answers", "desk"]);
  usePageTitle(t("title"));
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const { toasts, show, dismiss } = useToasts();
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
        <FreezesPanel policies={policies} staffId={staff.id} onDone={show} />
        <LiftsPanel lifts={lifts} staffId={staff.id} onChanged={refresh} />
      </ConsoleFrame>
      {isMaking && (
        <NewPolicyDialog
          policies={policies}
          onClose={() => setMaking(false)}
          onMade={(name) => void navigate(policyPath(name))}
        />
      )}
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}
