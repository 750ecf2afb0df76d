import { formatDayAndTime, formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useTranslation } from "react-i18next";
import type { DepositStatement, ShownDeposit } from "./deposit.graphql.ts";
import { useEvidenceText } from "./use-evidence-text.ts";

interface StatedPanelProps {
  readonly grounds: ShownDeposit["grounds"];
  readonly statement: DepositStatement;
}

/** The statement as it is printed: every ground of the law, relied on or not. */
export function StatedPanel({ grounds, statement }: StatedPanelProps) {
  const { t } = useTranslation("deposit");
  const { language } = useLanguage();
  const { refundBy, by, at } = statement;
  const isKept = statement.grounds.length > 0;
  return (
    <ConsolePanel
      title={isKept ? t("statement.kept") : t("statement.back", { day: formatShortDate(language, refundBy) })}
    >
      <div className="stack">
        {!isKept && <p>{t("statement.backText")}</p>}
        {grounds.map((ground) => (
          <StatedGround
            key={ground}
            name={t(`grounds.${ground}`)}
            stated={statement.grounds.find((one) => one.ground === ground)}
          />
        ))}
        <p className="soft">{t("statement.by", { name: by, at: formatDayAndTime(language, at) })}</p>
      </div>
    </ConsolePanel>
  );
}

interface StatedGroundProps {
  readonly name: string;
  readonly stated: DepositStatement["grounds"][number] | undefined;
}

function StatedGround({ name, stated }: StatedGroundProps) {
  const { t } = useTranslation("deposit");
  const evidenceText = useEvidenceText();
  return (
    <div>
      <h3>{name}</h3>
      {stated ? (
        <>
          <p className="lines">{stated.words}</p>
          <ul>
            {stated.evidence.map((one) => (
              <li key={one.key}>{evidenceText(one)}</li>
            ))}
          </ul>
        </>
      ) : (
        <p className="soft">{t("statement.notRelied")}</p>
      )}
    </div>
  );
}
