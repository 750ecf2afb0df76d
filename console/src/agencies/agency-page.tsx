import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { PlainList } from "@latchkey/ui/plain-list/plain-list.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { closedReason } from "../desk/closed-reason.ts";
import { ClosedPage } from "../shell/closed-page.tsx";
import { AgencyDesk, type KnownPolicy, type ShownAgency } from "./agencies.graphql.ts";
import { AGENCIES_PATH, agencyUsersPath } from "./agency-paths.ts";
import { AgencyState } from "./agency-state.tsx";
import { DataPanel, TermsPanel } from "./agreements-panels.tsx";
import { BranchesPanel } from "./branches-panel.tsx";
import { BrandPanel } from "./brand-panel.tsx";
import { ChangePanel } from "./change-panel.tsx";
import { Contact } from "./contact.tsx";
import { ContactsDialog } from "./contacts-dialog.tsx";
import { DetailsPanel } from "./details-panel.tsx";
import { LabelsPanel } from "./labels-panel.tsx";
import type { PanelProps } from "./panel-props.ts";
import { PoliciesPanel } from "./policies-panel.tsx";
import { ResponsibilitiesPanel } from "./responsibilities-panel.tsx";
import { StopAlert, StopButton } from "./stop-alert.tsx";

export function AgencyPage() {
  const { id = "" } = useParams();
  const { t } = useTranslation("agencies");
  const [{ data, error }, readAgain] = useKeptQuery({
    query: AgencyDesk,
    variables: { id },
    requestPolicy: "cache-and-network",
  });
  usePageTitle(data ? data.agency.name : t("title"));
  useKeptFocus();
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  const closed = error && closedReason(error);
  if (closed) return <ClosedPage reason={closed} />;
  if (!data) return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  return (
    <AgencyView
      agency={data.agency}
      policies={data.policyNames}
      isStale={error !== undefined}
      onRefresh={refresh}
    />
  );
}

interface AgencyViewProps {
  readonly agency: ShownAgency;
  readonly policies: readonly KnownPolicy[];
  readonly isStale: boolean;
  readonly onRefresh: () => void;
}

function AgencyView({ agency, policies, isStale, onRefresh }: AgencyViewProps) {
  const { t } = useTranslation(["agencies", "agency", "desk"]);
  const { toasts, show, dismiss } = useToasts();
  const done = (text: string) => {
    show(text);
    onRefresh();
  };
  return (
    <>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={AGENCIES_PATH} linkAs={RoutedLink}>
            {t("crumb")}
          </TextLink>
        }
        title={<span translate="no">{agency.name}</span>}
        lead={agency.isOwn ? t("own") : undefined}
        status={<AgencyState isStopped={agency.isStopped} />}
        actions={
          <>
            <TextLink href={agencyUsersPath(agency.id)} linkAs={RoutedLink}>
              {t("agency:people.open")}
            </TextLink>
            {!agency.isStopped && <StopButton agency={agency} onDone={done} />}
          </>
        }
      >
        {isStale && <LoadProblem onRetry={onRefresh} />}
        <StopAlert agency={agency} onDone={done} />
        <DetailsPanel agency={agency} onDone={done} />
        <PoliciesPanel agency={agency} policies={policies} onDone={done} />
        <BrandPanel agency={agency} onDone={done} />
        <LabelsPanel agency={agency} onDone={done} />
        <BranchesPanel agency={agency} onDone={done} />
        <ContactsPanel agency={agency} onDone={done} />
        <ResponsibilitiesPanel agency={agency} onDone={done} />
        <DataPanel agency={agency} onDone={done} />
        <TermsPanel agency={agency} onDone={done} />
        <LandlordsPanel agency={agency} />
      </ConsoleFrame>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}

/** The compliance contact of an agency alone is told of a confirmed candidate of the sanctions list. */
function ContactsPanel({ agency, onDone }: PanelProps) {
  const { t } = useTranslation("agencies");
  return (
    <ChangePanel
      title={t("contacts")}
      text={t("text")}
      change={t("change")}
      items={[
        { key: "email", term: t("email"), text: <Contact email={agency.email} /> },
        {
          key: "compliance",
          term: t("complianceEmail"),
          text: <Contact email={agency.complianceEmail} />,
        },
      ]}
      dialog={(close) => (
        <ContactsDialog
          agency={agency}
          onClose={close}
          onDone={() => {
            close();
            onDone(t("saved"));
          }}
        />
      )}
    />
  );
}

function LandlordsPanel({ agency: { landlords } }: Pick<PanelProps, "agency">) {
  const { t } = useTranslation("agencies");
  return (
    <ConsolePanel title={t("landlords")}>
      {landlords.length === 0 ? (
        <p className="soft">{t("noLandlords")}</p>
      ) : (
        <PlainList
          items={landlords.map((name) => ({ key: name, text: <span translate="no">{name}</span> }))}
        />
      )}
    </ConsolePanel>
  );
}
