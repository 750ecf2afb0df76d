import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { API_PATH } from "@latchkey/domain/vocabulary/api-wire.ts";
import { CONSOLE_WEBHOOKS_PATH } from "@latchkey/domain/vocabulary/console-wire.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import emptyList from "@latchkey/ui/illustrations/empty-queue.svg";
import { PanelMessage } from "@latchkey/ui/panel-message/panel-message.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ShownSecretDialog } from "../desk/shown-secret-dialog.tsx";
import { KeyTable } from "./key-table.tsx";
import { ApiKeys, type ListedKey } from "./keys.graphql.ts";
import { NewKeyDialog } from "./new-key-dialog.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";

/** The keys with which agencies' programs prove themselves. */
export function KeysPage() {
  const { t } = useTranslation("keys");
  usePageTitle(t("title"));
  const [{ data, error }, fetchAgain] = useKeptQuery({
    query: ApiKeys,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const refresh = () => fetchAgain({ requestPolicy: "network-only" });
  if (data)
    return (
      <KeysView
        keys={data.apiKeys}
        agencies={data.agencies.map(({ name }) => name)}
        isStale={error !== undefined}
        onRefresh={refresh}
      />
    );
  return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
}

interface KeysViewProps {
  readonly keys: readonly ListedKey[];
  readonly agencies: readonly string[];
  /** The newest list did not come. */
  readonly isStale: boolean;
  readonly onRefresh: () => void;
}

/** One dialog at a time: a new key is asked for, then shown; or one is revoked. */
type Open = { readonly at: "form" } | { readonly at: "shown"; readonly text: string } | ListedKey;

function KeysView({ keys, agencies, isStale, onRefresh }: KeysViewProps) {
  const { t } = useTranslation(["keys", "desk"]);
  const [open, setOpen] = useState<Open>();
  const { toasts, show, dismiss } = useToasts();
  useKeptFocus();
  const close = () => setOpen(undefined);
  return (
    <>
      <ConsoleFrame
        title={t("title")}
        lead={t("lead")}
        actions={
          <Actions>
            <ButtonLink size="small" href={CONSOLE_WEBHOOKS_PATH} linkAs={RoutedLink}>
              {t("webhooks")}
            </ButtonLink>
            <ButtonLink size="small" icon="note" href={API_PATH}>
              {t("guide")}
            </ButtonLink>
            <Button variant="primary" size="small" icon="plus" onClick={() => setOpen({ at: "form" })}>
              {t("create")}
            </Button>
          </Actions>
        }
      >
        {isStale && <LoadProblem onRetry={onRefresh} />}
        <PlainPanel label={t("list")}>
          {keys.length === 0 ? (
            <PanelMessage art={emptyList} title={t("empty.title")}>
              {t("empty.text")}
            </PanelMessage>
          ) : (
            <KeyTable keys={keys} onRevoke={setOpen} />
          )}
        </PlainPanel>
      </ConsoleFrame>
      {open && "id" in open && (
        <RevokeDialog
          apiKey={open}
          onClose={close}
          onRevoked={() => {
            close();
            show(t("revoking.done", { name: open.name }));
          }}
        />
      )}
      {open && "at" in open && open.at === "form" && (
        <NewKeyDialog
          agencies={agencies}
          onClose={close}
          onCreated={(text) => {
            setOpen({ at: "shown", text });
            onRefresh();
          }}
        />
      )}
      {open && "at" in open && open.at === "shown" && (
        <ShownSecretDialog words={t("shown", { returnObjects: true })} text={open.text} onClose={close} />
      )}
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}
