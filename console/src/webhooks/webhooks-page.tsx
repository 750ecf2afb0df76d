import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import emptyList from "@latchkey/ui/illustrations/empty-queue.svg";
import { PanelMessage } from "@latchkey/ui/panel-message/panel-message.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ShownSecretDialog } from "../desk/shown-secret-dialog.tsx";
import { AddWebhookDialog } from "./webhook-dialogs.tsx";
import { WebhookTable } from "./webhook-table.tsx";
import { type KnownAgency, type ShownEndpoint, WebhookEndpoints } from "./webhooks.graphql.ts";

export function WebhooksPage() {
  const { t } = useTranslation("webhooks");
  usePageTitle(t("title"));
  const [{ data, error }, readAgain] = useKeptQuery({
    query: WebhookEndpoints,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (!data) return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  return (
    <WebhooksView
      endpoints={data.webhookEndpoints}
      agencies={data.agencies}
      isStale={error !== undefined}
      onRefresh={refresh}
    />
  );
}

interface WebhooksViewProps {
  readonly endpoints: readonly ShownEndpoint[];
  readonly agencies: readonly KnownAgency[];
  readonly isStale: boolean;
  readonly onRefresh: () => void;
}

type Open = "form" | { readonly secret: string };

function WebhooksView({ endpoints, agencies, isStale, onRefresh }: WebhooksViewProps) {
  const { t } = useTranslation("webhooks");
  const [open, setOpen] = useState<Open>();
  useKeptFocus();
  const close = () => setOpen(undefined);
  return (
    <>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href="/console/keys" linkAs={RoutedLink}>
            {t("crumb")}
          </TextLink>
        }
        title={t("title")}
        lead={t("lead")}
        actions={
          <Button variant="primary" size="small" icon="plus" onClick={() => setOpen("form")}>
            {t("add")}
          </Button>
        }
      >
        {isStale && <LoadProblem onRetry={onRefresh} />}
        <PlainPanel label={t("list")}>
          {endpoints.length === 0 ? (
            <PanelMessage art={emptyList} title={t("empty.title")}>
              {t("empty.text")}
            </PanelMessage>
          ) : (
            <WebhookTable endpoints={endpoints} />
          )}
        </PlainPanel>
      </ConsoleFrame>
      {open === "form" && (
        <AddWebhookDialog
          agencies={agencies}
          onClose={close}
          onAdded={(secret) => {
            setOpen({ secret });
            onRefresh();
          }}
        />
      )}
      {typeof open === "object" && (
        <ShownSecretDialog words={t("shown", { returnObjects: true })} text={open.secret} onClose={close} />
      )}
    </>
  );
}
