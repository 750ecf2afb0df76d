import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { formatMoment } from "@latchkey/browser/i18n/format-moment.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { staffRoles } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { EmailText } from "@latchkey/members/shell/email-text.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import { isInvited, memberState } from "./member-state.ts";
import { ResendButton } from "./resend-button.tsx";
import type { Member } from "./team.graphql.ts";

interface MemberTableProps {
  readonly team: readonly Member[];
  readonly onChange: (member: Member) => void;
  readonly onSkills: (member: Member) => void;
  /** Something was done from here; says what. */
  readonly onDone: (text: string) => void;
}

export function MemberTable({ team, onChange, onSkills, onDone }: MemberTableProps) {
  const { t } = useTranslation("team");
  const columns = [
    { name: "role", label: t("columns.role") },
    { name: "factor", label: t("columns.factor") },
    { name: "lastSeen", label: t("columns.lastSeen") },
    { name: "actions", label: t("columns.actions"), labelHidden: true },
  ] as const;
  const rows = team.map((member) => ({
    id: member.id,
    head: <Who member={member} />,
    cells: {
      role: <Roles member={member} />,
      factor: <WayIn member={member} />,
      lastSeen: <LastSeen moment={member.lastSeenAt} />,
      actions: <RowActions member={member} onChange={onChange} onSkills={onSkills} onDone={onDone} />,
    },
  }));
  return <Table label={t("list")} headLabel={t("columns.name")} columns={columns} rows={rows} />;
}

function Who({ member }: { readonly member: Member }) {
  const { t } = useTranslation("team");
  const { language } = useLanguage();
  const { name, email, invitedAt } = member;
  return (
    <>
      <AsTyped>{name}</AsTyped>
      <TableNote>
        <EmailText email={email} />
      </TableNote>
      {isInvited(member) && (
        <TableNote>{t("invitedOn", { date: formatDate(language, invitedAt) })}</TableNote>
      )}
    </>
  );
}

/** In the order of the roles, whatever the server's. */
function Roles({ member: { roles, skills } }: { readonly member: Member }) {
  const { t } = useTranslation(["team", "desk"]);
  const shown = staffRoles.filter((role) => roles.includes(role)).map((role) => t(`roles.${role}`));
  return (
    <>
      {shown.join(", ")}
      {skills.length > 0 && (
        <TableNote>{skills.map((skill) => t(`desk:skill.${skill}`)).join(", ")}</TableNote>
      )}
    </>
  );
}

function WayIn({ member }: { readonly member: Member }) {
  const { t } = useTranslation("team");
  const state = memberState(member);
  const text = t(`factors.${state}`);
  if (state === "invited") {
    return (
      <Pill state="waiting" small icon="mail">
        {text}
      </Pill>
    );
  }
  return (
    <Pill state={state === "blocked" || state === "none" ? "missing" : "done"} small>
      {text}
    </Pill>
  );
}

const RIGHT_NOW_MS = 120_000;

function LastSeen({ moment }: { readonly moment: string | null }) {
  const { t } = useTranslation("team");
  const { language } = useLanguage();
  const now = useNow();
  if (moment === null) return t("never");
  if (now - Date.parse(moment) < RIGHT_NOW_MS) return t("now");
  return (
    <time className="no-break" dateTime={moment}>
      {formatMoment(language, moment, now)}
    </time>
  );
}

interface RowActionsProps {
  readonly member: Member;
  readonly onChange: (member: Member) => void;
  readonly onSkills: (member: Member) => void;
  readonly onDone: (text: string) => void;
}

/** Members cannot change themselves, so that an administrator remains. */
function RowActions({ member, onChange, onSkills, onDone }: RowActionsProps) {
  const { t } = useTranslation("team");
  const skills = member.roles.includes("REVIEWER") && (
    <Button
      size="small"
      aria-label={t("skills.ofWhom", { name: member.name })}
      onClick={() => onSkills(member)}
    >
      {t("skills.open")}
    </Button>
  );
  if (member.isYou) {
    return (
      <span className="row row--tight">
        <span className="soft">{t("you")}</span>
        {skills}
      </span>
    );
  }
  return (
    <span className="row row--tight">
      {skills}
      {isInvited(member) && <ResendButton member={member} onDone={onDone} />}
      <Button
        size="small"
        aria-label={t("changeWhom", { name: member.name })}
        onClick={() => onChange(member)}
      >
        {t("change")}
      </Button>
    </span>
  );
}
