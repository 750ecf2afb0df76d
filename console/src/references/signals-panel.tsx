import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Findings } from "@latchkey/ui/findings/findings.tsx";
import { useTranslation } from "react-i18next";
import type { OpenReference } from "./references.graphql.ts";

/** Signals never decide anything. */
export function SignalsPanel({ reference: { signals, answeredAt } }: { readonly reference: OpenReference }) {
  const { t } = useTranslation(["references", "case"]);
  if (answeredAt === null) return null;
  return (
    <ConsolePanel title={t("signals.title")}>
      {signals.length === 0 ? (
        <p className="soft">{t("signals.none")}</p>
      ) : (
        <div className="stack stack--tight">
          <Findings
            items={signals.map((signal) => ({
              id: signal,
              level: "warn",
              levelLabel: t("case:document.levels.warn"),
              title: t(`case:reference.signals.${signal}`),
            }))}
          />
          <p className="soft">{t("signals.lead")}</p>
        </div>
      )}
    </ConsolePanel>
  );
}
