import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Findings } from "@latchkey/ui/findings/findings.tsx";
import { useTranslation } from "react-i18next";

const icons = { mail: "mail", guarantor: "user", change: "refresh" } as const;
const steps = ["mail", "guarantor", "change"] as const;

export function NextPanel() {
  const { t } = useTranslation("new-application");
  return (
    <ConsolePanel title={t("next.title")}>
      <Findings
        items={steps.map((step) => ({
          id: step,
          level: "none",
          icon: icons[step],
          title: t(`next.${step}`),
          text: t(`next.${step}Text`),
        }))}
      />
    </ConsolePanel>
  );
}
