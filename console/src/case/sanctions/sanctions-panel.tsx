import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { sanctionsPath } from "../../desk/case-names.ts";
import type { ShownDossier } from "../case.graphql.ts";
import { SanctionsPill } from "./sanctions-pill.tsx";

/** The state of the screening beside a case. */
export function SanctionsPanel({ shown: { id, sanctions } }: { readonly shown: ShownDossier }) {
  const { t } = useTranslation("sanctions");
  const { language } = useLanguage();
  return (
    <ConsolePanel title={t("panel.title")}>
      <div className="stack stack--tight">
        <div>
          <SanctionsPill {...sanctions} />
        </div>
        {sanctions.day !== null && (
          <p className="soft">{t("panel.day", { day: formatDate(language, sanctions.day) })}</p>
        )}
        <p>
          <TextLink href={sanctionsPath(id)} linkAs={RoutedLink}>
            {t("panel.open")}
          </TextLink>
        </p>
      </div>
    </ConsolePanel>
  );
}
