import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { type LetterHome, letterDemand } from "@latchkey/domain/compliance/letter.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { useTranslation } from "react-i18next";

interface RentDemandAlertProps {
  readonly id: string;
  readonly text: string;
  readonly home: LetterHome;
  /** The rule that the writer has confirmed; empty: none. */
  readonly confirmedRule: string;
  readonly error: string | undefined;
  readonly onConfirm: (rule: string) => void;
}

/** Warns of a demand of rent in advance below the text that may make it. */
export function RentDemandAlert({ id, text, home, confirmedRule, error, onConfirm }: RentDemandAlertProps) {
  const { t } = useTranslation(["desk", "policy-rules"]);
  const demand = letterDemand(text, home);
  if (!demand) return null;
  const { rule, sentence, law } = demand;
  return (
    <div className="stack stack--tight">
      <Alert tone="caution" title={codeText(t, rule, `policy-rules:${rule}.title`)} announced>
        <AlertText>{t("desk:rentDemand.text", { sentence })}</AlertText>
        <AlertText>{t("desk:rentDemand.law", { law: law.source })}</AlertText>
      </Alert>
      <Checkbox
        id={id}
        variant="dense"
        label={t("desk:rentDemand.confirm")}
        hint={t("desk:rentDemand.kept")}
        error={error}
        checked={confirmedRule === rule}
        onChange={(event) => onConfirm(event.currentTarget.checked ? rule : "")}
      />
    </div>
  );
}
