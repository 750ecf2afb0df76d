import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { Table } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import type { OfBundle } from "./bundle-part.tsx";
import { bundleTexts } from "./bundle-texts.ts";

export function CounterfactualsPanel({ content: { counterfactuals } }: OfBundle) {
  const { t } = useTranslation(bundleTexts);
  const title = t("counterfactuals.title");
  if (counterfactuals.length === 0) {
    return (
      <ConsolePanel title={title}>
        <p className="soft">{t("counterfactuals.none")}</p>
      </ConsolePanel>
    );
  }
  return (
    <ConsolePanel title={title}>
      <div className="stack">
        <p>{t("counterfactuals.lead")}</p>
        {counterfactuals.every(({ isSame }) => isSame) && <p>{t("counterfactuals.allSame")}</p>}
        <Table
          label={title}
          headLabel={t("counterfactuals.kind")}
          columns={[
            { name: "outcome", label: t("counterfactuals.outcome") },
            { name: "compared", label: t("counterfactuals.compared") },
          ]}
          rows={counterfactuals.map(({ kind, outcome, isSame }) => ({
            id: kind,
            head: t(`answers:choice.${kind}`),
            cells: {
              outcome: t(`figures:outcome.${outcome}`),
              compared: (
                <Pill state={isSame ? "done" : "missing"} small>
                  {isSame ? t("counterfactuals.same") : t("counterfactuals.other")}
                </Pill>
              ),
            },
          }))}
        />
      </div>
    </ConsolePanel>
  );
}
