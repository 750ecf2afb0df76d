import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { CONSOLE_WEBHOOKS_PATH } from "@latchkey/domain/vocabulary/console-wire.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import { closedReason } from "../desk/closed-reason.ts";
import { usePages } from "../desk/use-pages.ts";
import { ClosedPage } from "../shell/closed-page.tsx";
import { DeliveriesPanel } from "./deliveries-panel.tsx";
import { EndpointPanel } from "./endpoint-panel.tsx";
import { WebhookDeliveries, WebhookEndpoint } from "./webhooks.graphql.ts";

/** One address and its deliveries. */
export function WebhookPage() {
  const { id = "" } = useParams();
  const { t } = useTranslation(["webhooks", "desk"]);
  const { toasts, show, dismiss } = useToasts();
  const paging = usePages();
  const navigate = useNavigate();
  usePageTitle(t("title"));
  useKeptFocus();
  const requestPolicy = "cache-and-network";
  const [endpoint, readEndpoint] = useKeptQuery({ query: WebhookEndpoint, variables: { id }, requestPolicy });
  const [log, readLog] = useKeptQuery({
    query: WebhookDeliveries,
    variables: { endpointId: id, after: paging.after ?? null },
    requestPolicy,
  });
  const refresh = () => {
    readEndpoint({ requestPolicy: "network-only" });
    readLog({ requestPolicy: "network-only" });
  };
  const done = (text: string) => {
    show(text);
    refresh();
  };
  const closed = endpoint.error && closedReason(endpoint.error);
  if (closed) return <ClosedPage reason={closed} />;
  if (!endpoint.data) return endpoint.error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  const shown = endpoint.data.webhookEndpoint;
  return (
    <>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={CONSOLE_WEBHOOKS_PATH} linkAs={RoutedLink}>
            {t("crumbList")}
          </TextLink>
        }
        title={<span translate="no">{shown.agency}</span>}
      >
        {endpoint.error && <LoadProblem onRetry={refresh} />}
        <EndpointPanel
          endpoint={shown}
          onDone={done}
          onChanged={refresh}
          onRemoved={() => void navigate(CONSOLE_WEBHOOKS_PATH)}
        />
        <DeliveriesPanel
          page={log.data?.webhookDeliveries}
          isFailed={log.error !== undefined}
          paging={paging}
          onRefresh={refresh}
          onDone={done}
        />
      </ConsoleFrame>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}
