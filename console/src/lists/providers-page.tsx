import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { isOldLook } from "@latchkey/domain/compliance/right-to-rent/providers.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { PanelFoot, PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import emptyList from "@latchkey/ui/illustrations/empty-queue.svg";
import { PanelMessage } from "@latchkey/ui/panel-message/panel-message.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LISTS_PATH } from "./list-paths.ts";
import { AddProviderDialog, ChangeProviderDialog, LookDialog } from "./provider-dialogs.tsx";
import { type ProviderAct, ProviderTable } from "./provider-table.tsx";
import {
  RegisteredProviders,
  SetRegisteredProviderUse,
  type ShownProvider,
  type ShownProviders,
} from "./providers.graphql.ts";

/** The registered providers whose checks of the right to rent reviewers may record. */
export function ProvidersPage() {
  const { t } = useTranslation("lists");
  usePageTitle(t("providers.title"));
  const [{ data, error }, readAgain] = useKeptQuery({
    query: RegisteredProviders,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (!data) return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  return <ProvidersView table={data.registeredProviders} isStale={error !== undefined} onRefresh={refresh} />;
}

interface ProvidersViewProps {
  readonly table: ShownProviders;
  readonly isStale: boolean;
  readonly onRefresh: () => void;
}

type Open = { readonly act: "add" } | { readonly act: "look" | "change"; readonly provider: ShownProvider };

function ProvidersView({ table, isStale, onRefresh }: ProvidersViewProps) {
  const { t } = useTranslation(["lists", "desk"]);
  const [open, setOpen] = useState<Open>();
  const [used, setUsed] = useState<string>();
  const { isBusy, failure, save } = useSave(SetRegisteredProviderUse);
  const { toasts, show, dismiss } = useToasts();
  const day = londonDate(useNow());
  useKeptFocus();
  const act = async (chosen: ProviderAct, provider: ShownProvider) => {
    if (chosen !== "use") {
      setOpen({ act: chosen, provider });
      return;
    }
    const { id, isInUse } = provider;
    setUsed(id);
    if (await save({ id, isInUse: !isInUse })) show(t(isInUse ? "providers.stopped" : "providers.usedAgain"));
  };
  return (
    <>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={LISTS_PATH} linkAs={RoutedLink}>
            {t("set.crumb")}
          </TextLink>
        }
        title={t("providers.title")}
        lead={t("providers.lead", { count: table.lookAgainDays })}
        actions={
          <Button variant="primary" size="small" icon="plus" onClick={() => setOpen({ act: "add" })}>
            {t("providers.add")}
          </Button>
        }
      >
        {isStale && <LoadProblem onRetry={onRefresh} />}
        {failure && <SaveProblem failure={failure} />}
        <OldEntries table={table} day={day} />
        <PlainPanel label={t("providers.title")}>
          {table.providers.length === 0 ? (
            <PanelMessage art={emptyList} title={t("providers.empty")}>
              {t("providers.emptyText")}
            </PanelMessage>
          ) : (
            <>
              <ProviderTable table={table} day={day} busyId={isBusy ? used : undefined} onAct={act} />
              <PanelFoot>
                <p className="soft">{t("providers.stays")}</p>
              </PanelFoot>
            </>
          )}
        </PlainPanel>
      </ConsoleFrame>
      <OpenDialog
        open={open}
        onClose={() => setOpen(undefined)}
        onDone={(text) => {
          setOpen(undefined);
          show(text);
          onRefresh();
        }}
      />
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}

interface OpenDialogProps {
  readonly open: Open | undefined;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

function OpenDialog({ open, ...closing }: OpenDialogProps) {
  switch (open?.act) {
    case "add":
      return <AddProviderDialog {...closing} />;
    case "look":
      return <LookDialog provider={open.provider} {...closing} />;
    case "change":
      return <ChangeProviderDialog provider={open.provider} {...closing} />;
    default:
      return null;
  }
}

function OldEntries({
  table: { providers, lookAgainDays },
  day,
}: Pick<ProvidersViewProps, "table"> & { readonly day: string }) {
  const { t } = useTranslation("lists");
  const old = providers.filter((provider) => provider.isInUse && isOldLook(provider, { day, lookAgainDays }));
  if (old.length === 0) return null;
  return (
    <Alert tone="caution" title={t("providers.old", { count: old.length, days: lookAgainDays })}>
      <AlertText>{t("providers.oldText")}</AlertText>
    </Alert>
  );
}
