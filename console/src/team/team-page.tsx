import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame, ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AboutRoles } from "./about-roles.tsx";
import { AbsencesPanel } from "./absences-panel.tsx";
import { ChangeDialogs } from "./change-dialogs.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { KnownPeoplePanel } from "./known-people-panel.tsx";
import { isInvited } from "./member-state.ts";
import { MemberTable } from "./member-table.tsx";
import { type Member, Team } from "./team.graphql.ts";

export function TeamPage() {
  const { t } = useTranslation("team");
  usePageTitle(t("title"));
  const [{ data, error }, fetchAgain] = useKeptQuery({
    query: Team,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const refresh = () => fetchAgain({ requestPolicy: "network-only" });
  if (data) {
    return (
      <TeamView
        team={data.team}
        unreadReports={data.unreadReports ?? 0}
        isStale={error !== undefined}
        onRefresh={refresh}
      />
    );
  }
  return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
}

interface TeamViewProps {
  readonly team: readonly Member[];
  readonly unreadReports: number;
  /** The newest list did not come. */
  readonly isStale: boolean;
  readonly onRefresh: () => void;
}

function TeamView({ team, unreadReports, isStale, onRefresh }: TeamViewProps) {
  const { t } = useTranslation("team");
  const [isInviting, setInviting] = useState(false);
  const [changed, setChanged] = useState<string>();
  const { toasts, show, dismiss } = useToasts();
  useKeptFocus();
  const member = team.find(({ id }) => id === changed);
  return (
    <>
      <ConsoleFrame
        title={t("title")}
        lead={<Counts team={team} />}
        actions={
          <Button variant="primary" size="small" icon="plus" onClick={() => setInviting(true)}>
            {t("invite.open")}
          </Button>
        }
      >
        {isStale && <LoadProblem onRetry={onRefresh} />}
        {unreadReports > 0 && (
          <Alert tone="caution" title={t("unreadReports.title", { count: unreadReports })}>
            <AlertText>{t("unreadReports.text")}</AlertText>
          </Alert>
        )}
        <AbsencesPanel team={team} onDone={show} />
        <KnownPeoplePanel onDone={show} />
        <ConsoleSplit rail={<AboutRoles />}>
          <PlainPanel label={t("list")}>
            <MemberTable team={team} onChange={({ id }) => setChanged(id)} onDone={show} />
          </PlainPanel>
        </ConsoleSplit>
      </ConsoleFrame>
      {isInviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={({ email }) => {
            setInviting(false);
            show(t("invite.done", { email }));
            onRefresh();
          }}
        />
      )}
      {member && (
        <ChangeDialogs
          member={member}
          onClose={() => setChanged(undefined)}
          onDone={(text) => {
            setChanged(undefined);
            show(text);
          }}
        />
      )}
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("close")} />
    </>
  );
}

function Counts({ team }: { readonly team: readonly Member[] }) {
  const { t } = useTranslation("team");
  const { language } = useLanguage();
  const invitations = team.filter(isInvited).length;
  const people = team.length - invitations;
  const counts = [
    t("people", { count: people }),
    ...(invitations > 0 ? [t("invitations", { count: invitations })] : []),
  ];
  return t("lead", { counts: new Intl.ListFormat(language, { type: "unit" }).format(counts) });
}
