import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
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
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PortalFrame } from "../shell/portal-frame.tsx";
import { Users } from "./people.graphql.ts";
import { portalUserActs } from "./portal-user-acts.ts";

/** The page /agency/people: those who have access for the agency. */
export function PeoplePage() {
  const { t } = useTranslation("people");
  usePageTitle(t("title"));
  const [{ data, error }, readAgain] = useKeptQuery({
    query: Users,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (data) return <People users={data.users} isStale={error !== undefined} onRefresh={refresh} />;
  return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
}

interface PeopleProps {
  readonly users: readonly AgencyUser[];
  /** The newest list did not come. */
  readonly isStale: boolean;
  readonly onRefresh: () => void;
}

function People({ users, isStale, onRefresh }: PeopleProps) {
  const { t } = useTranslation(["people", "agency-users", "page"]);
  const [open, setOpen] = useState<OpenUser>();
  const { toasts, show, dismiss } = useToasts();
  useKeptFocus();
  const done = (text: string) => {
    setOpen(undefined);
    show(text);
    onRefresh();
  };
  const invite = (
    <Button variant="primary" size="small" icon="plus" onClick={() => setOpen("invitation")}>
      {t("agency-users:invite.open")}
    </Button>
  );
  const withAccess = users.filter(({ endedAt }) => endedAt === null).length;
  return (
    <UserActsProvider value={portalUserActs}>
      <PortalFrame title={t("title")} lead={t("lead", { count: withAccess })} actions={invite}>
        {isStale && <LoadProblem onRetry={onRefresh} />}
        <PlainPanel label={t("agency-users:list")}>
          <UserTable users={users} onManage={setOpen} onDone={done} />
        </PlainPanel>
      </PortalFrame>
      <UserDialogs
        open={open}
        users={users}
        firstRole="NEGOTIATOR"
        onClose={() => setOpen(undefined)}
        onDone={done}
      />
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("page:close")} />
    </UserActsProvider>
  );
}
