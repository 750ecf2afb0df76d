import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { sanctionsPath } from "../../desk/case-names.ts";
import type { SanctionsState } from "../../graphql/operations.generated.ts";
import { SanctionsPill } from "./sanctions-pill.tsx";

interface SanctionsPanelProps {
  readonly partyId: string;
  readonly standing: {
    readonly state: SanctionsState;
    readonly day: string | null;
    readonly open: number;
  };
}

export function SanctionsPanel({ partyId, standing }: SanctionsPanelProps) {
  const { t } = useTranslation("sanctions");
  const { language } = useLanguage();
  return (
    <ConsolePanel title={t("panel.title")}>
      <div className="stack stack--tight">
        <div>
          <SanctionsPill {...standing} />
        </div>
        {standing.day !== null && (
          <p className="soft">{t("panel.day", { day: formatDate(language, standing.day) })}</p>
        )}
        <p>
          <TextLink href={sanctionsPath(partyId)} linkAs={RoutedLink}>
            {t("panel.open")}
          </TextLink>
        </p>
      </div>
    </ConsolePanel>
  );
}
