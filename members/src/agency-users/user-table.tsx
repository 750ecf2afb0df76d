import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { formatMoment } from "@latchkey/browser/i18n/format-moment.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { agencyUserRoles } from "@latchkey/domain/agencies/agency-users.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import { SaveProblem } from "../saving/save-problem.tsx";
import { useNow } from "../shell/clock.ts";
import { EmailText } from "../shell/email-text.tsx";
import { type AgencyUser, accessOf, isInvited } from "./agency-user.ts";
import { useUserActs } from "./user-acts.ts";

interface UserTableProps {
  readonly users: readonly AgencyUser[];
  readonly onManage: (user: AgencyUser) => void;
  readonly onDone: (text: string) => void;
}

export function UserTable({ users, onManage, onDone }: UserTableProps) {
  const { t } = useTranslation("agency-users");
  const { language } = useLanguage();
  const now = useNow();
  const columns = [
    { name: "roles", label: t("columns.roles") },
    { name: "access", label: t("columns.access") },
    { name: "lastSeen", label: t("columns.lastSeen") },
    { name: "actions", label: t("columns.actions"), labelHidden: true },
  ] as const;
  const rows = users.map((user) => ({
    id: user.id,
    head: <Named user={user} />,
    cells: {
      roles: agencyUserRoles
        .filter((role) => user.roles.includes(role))
        .map((role) => t(`roles.${role}`))
        .join(", "),
      access: <AccessPill user={user} />,
      lastSeen: user.lastSeenAt === null ? t("never") : formatMoment(language, user.lastSeenAt, now),
      actions: user.isYou ? (
        <span className="soft">{t("you")}</span>
      ) : (
        <UserActions user={user} onManage={onManage} onDone={onDone} />
      ),
    },
  }));
  return <Table label={t("list")} headLabel={t("columns.name")} columns={columns} rows={rows} />;
}

function Named({ user }: { readonly user: AgencyUser }) {
  const { t } = useTranslation("agency-users");
  const { language } = useLanguage();
  return (
    <>
      <AsTyped>{user.name}</AsTyped>
      <TableNote>
        <EmailText email={user.email} />
      </TableNote>
      {isInvited(user) && (
        <TableNote>{t("invitedOn", { date: formatDate(language, user.invitedAt) })}</TableNote>
      )}
    </>
  );
}

function AccessPill({ user }: { readonly user: AgencyUser }) {
  const { t } = useTranslation("agency-users");
  const access = accessOf(user);
  const state =
    access === "invited" ? "waiting" : access === "ended" || access === "none" ? "missing" : "done";
  return (
    <Pill state={state} small icon={access === "invited" ? "mail" : undefined}>
      {t(`access.${access}`)}
    </Pill>
  );
}

interface UserActionsProps extends Pick<UserTableProps, "onManage" | "onDone"> {
  readonly user: AgencyUser;
}

/** Users cannot change themselves, so that an administrator remains. */
function UserActions({ user, onManage, onDone }: UserActionsProps) {
  const { t } = useTranslation("agency-users");
  const { isBusy, failure, send } = useUserActs().useAct("again");
  const again = async () => {
    if (await send(user.id)) onDone(t("sentAgain", { email: user.email }));
  };
  return (
    <>
      {failure && <SaveProblem failure={failure} refused={t("refused")} />}
      <span className="row row--tight">
        {isInvited(user) && (
          <Button
            size="small"
            busy={isBusy}
            aria-label={t("sendAgainTo", { name: user.name })}
            onClick={() => void again()}
          >
            {t("sendAgain")}
          </Button>
        )}
        <Button size="small" aria-label={t("manageWhom", { name: user.name })} onClick={() => onManage(user)}>
          {t("manage")}
        </Button>
      </span>
    </>
  );
}
