import { staffRoles } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Findings } from "@latchkey/ui/findings/findings.tsx";
import { useTranslation } from "react-i18next";

const icons = { REVIEWER: "user", ADMINISTRATOR: "shield" } as const;

/** Beside the list: what each role may do, and what blocking does. */
export function AboutRoles() {
  const { t } = useTranslation("team");
  const items = staffRoles.map((role) => ({
    id: role,
    level: "none" as const,
    icon: icons[role],
    title: t(`roles.${role}`),
    text: t(`about.${role}`),
  }));
  const lead = {
    id: "LEAD",
    level: "none" as const,
    icon: "users" as const,
    title: t("about.leadTitle"),
    text: t("about.lead"),
  };
  return (
    <>
      <ConsolePanel title={t("about.title")}>
        <Findings items={[...items, lead]} />
      </ConsolePanel>
      <ConsolePanel title={t("about.blockTitle")}>
        <p>{t("about.block")}</p>
      </ConsolePanel>
    </>
  );
}
