import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { depositStatementPath } from "../../desk/case-names.ts";
import type { DepositDays, ShownDeposit } from "./deposit.graphql.ts";
import { DepositFacts } from "./deposit-facts.tsx";
import { DepositForm } from "./deposit-form.tsx";

interface DepositPanelProps {
  readonly applicationId: string;
  /** null where the law of the home knows no holding deposit. */
  readonly deposit: ShownDeposit | null;
  readonly onDone: (text: string) => void;
}

export function DepositPanel({ applicationId, deposit, onDone }: DepositPanelProps) {
  const { t } = useTranslation("deposit");
  const [isOpen, setOpen] = useState(false);
  if (!deposit) return null;
  const { recorded, days, endedOn, statement, law, daysToAgree } = deposit;
  return (
    <ConsolePanel
      title={t("title")}
      tools={days && endedOn === null && <DeadlinePill agreementBy={days.agreementBy} />}
    >
      <div className="stack">
        {recorded && days ? (
          <DepositFacts deposit={deposit} recorded={recorded} days={days} />
        ) : (
          <p>{t("none", { days: daysToAgree })}</p>
        )}
        <p className="soft">{t("law", { law })}</p>
        {days && endedOn !== null && (
          <p>
            <TextLink href={depositStatementPath(applicationId)} linkAs={RoutedLink}>
              {t(statement ? "statementRead" : "statementOpen")}
            </TextLink>
          </p>
        )}
        {isOpen ? (
          <DepositForm
            applicationId={applicationId}
            recorded={recorded}
            onCancel={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              onDone(t("saved"));
            }}
          />
        ) : (
          <div>
            <Button size="small" onClick={() => setOpen(true)}>
              {t(recorded ? "correct" : "record")}
            </Button>
          </div>
        )}
      </div>
    </ConsolePanel>
  );
}

function DeadlinePill({ agreementBy }: Pick<DepositDays, "agreementBy">) {
  const { t } = useTranslation("deposit");
  const { language } = useLanguage();
  const isPast = agreementBy < londonDate(useNow());
  return (
    <Pill state={isPast ? "missing" : "progress"} small>
      {t(isPast ? "past" : "due", { day: formatShortDate(language, agreementBy) })}
    </Pill>
  );
}
