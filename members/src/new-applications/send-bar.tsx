import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleFormFoot } from "@latchkey/ui/console-form/console-form.tsx";
import { useTranslation } from "react-i18next";
import { exactMoney } from "./exact-money.ts";
import { monthlyMinor, sharesOf } from "./typed-application.ts";
import type { ApplicationForm } from "./use-application-form.ts";

interface SendBarProps {
  readonly form: ApplicationForm;
  readonly isBusy: boolean;
}

/** The button says what it does; beside it stands what is missing for that. */
export function SendBar({ form, isBusy }: SendBarProps) {
  const { t } = useTranslation("new-application");
  const { language } = useLanguage();
  const { people, rent, rentPeriod, currency } = form.typed;
  const { left } = sharesOf(monthlyMinor(rent, rentPeriod) || 0, people);
  const amount = exactMoney(language, Math.abs(left), currency);
  // The same person may guarantee several shares: they are invited once.
  const guarantors = new Set(people.flatMap(({ guarantor }) => guarantor?.email.trim().toLowerCase() || []));
  return (
    <ConsoleFormFoot>
      <span className="soft">
        {left > 0 && t("send.whyLeft", { amount })}
        {left < 0 && t("send.whyOver", { amount })}
      </span>
      <Button variant="primary" size="small" icon="mail" type="submit" busy={isBusy}>
        {t("send.button", { count: people.length + guarantors.size })}
      </Button>
    </ConsoleFormFoot>
  );
}
