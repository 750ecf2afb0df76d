import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import type { AgencyUser } from "@latchkey/members/agency-users/agency-user.ts";
import { UserActsProvider } from "@latchkey/members/agency-users/user-acts.ts";
import { type OpenUser, UserDialogs } from "@latchkey/members/agency-users/user-dialogs.tsx";
import { UserTable } from "@latchkey/members/agency-users/user-table.tsx";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { closedReason } from "../desk/closed-reason.ts";
import { ClosedPage } from "../shell/closed-page.tsx";
import { agencyPath } from "./agency-paths.ts";
import { agencyUserActs } from "./agency-user-acts.ts";
import { AgencyUsers } from "./agency-users.graphql.ts";

/** The page /console/agencies/:id/people: the users of an agency; the provider invites the first. */
export function AgencyUsersPage() {
  const { id = "" } = useParams();
  const { t } = useTranslation("agency");
  usePageTitle(t("people.title"));
  const [{ data, error }, readAgain] = useKeptQuery({
    query: AgencyUsers,
    variables: { id },
    requestPolicy: "cache-and-network",
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  const closed = error && closedReason(error);
  if (closed) return <ClosedPage reason={closed} />;
  if (!data) return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  const { agency, agencyUsers: users } = data;
  return <People agency={agency} users={users} isStale={error !== undefined} onRefresh={refresh} />;
}

interface PeopleProps {
  readonly agency: { readonly id: string; readonly name: string };
  readonly users: readonly AgencyUser[];
  /** The newest list did not come. */
  readonly isStale: boolean;
  readonly onRefresh: () => void;
}

function People({ agency: { id, name }, users, isStale, onRefresh }: PeopleProps) {
  const { t } = useTranslation(["agency", "agency-users", "page"]);
  const [open, setOpen] = useState<OpenUser>();
  const { toasts, show, dismiss } = useToasts();
  const acts = useMemo(() => agencyUserActs(id), [id]);
  useKeptFocus();
  const done = (text: string) => {
    setOpen(undefined);
    show(text);
    onRefresh();
  };
  return (
    <UserActsProvider value={acts}>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={agencyPath(id)} linkAs={RoutedLink}>
            <span translate="no">{name}</span>
          </TextLink>
        }
        title={t("people.title")}
        lead={t("people.lead")}
        actions={
          <Button variant="primary" size="small" icon="plus" onClick={() => setOpen("invitation")}>
            {t("agency-users:invite.open")}
          </Button>
        }
      >
        {isStale && <LoadProblem onRetry={onRefresh} />}
        <PlainPanel label={t("agency-users:list")}>
          {users.length === 0 ? (
            <p className="soft">{t("people.none")}</p>
          ) : (
            <UserTable users={users} onManage={setOpen} onDone={done} />
          )}
        </PlainPanel>
      </ConsoleFrame>
      <UserDialogs
        open={open}
        users={users}
        firstRole="AGENCY_ADMINISTRATOR"
        onClose={() => setOpen(undefined)}
        onDone={done}
      />
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("page:close")} />
    </UserActsProvider>
  );
}
