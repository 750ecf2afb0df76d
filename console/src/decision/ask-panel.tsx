import { formatList } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { useTranslation } from "react-i18next";
import { fullName } from "../desk/case-names.ts";
import type { Desk } from "./decision.graphql.ts";
import { type DecisionForm, fieldId } from "./use-decision-form.ts";

interface AskPanelProps {
  readonly desk: Desk;
  readonly form: DecisionForm;
  /** What is chosen needs a second person. */
  readonly isForTwo: boolean;
  readonly isBusy: boolean;
}

/** Whether somebody else has to agree, and the button that sends or proposes it. */
export function AskPanel({ desk, form, isForTwo, isBusy }: AskPanelProps) {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  const { colleagues, waitsFor, party } = desk;
  const { value, onChange } = form.controlled("secondId");
  const asked = colleagues.find(({ id }) => id === value);
  const isPlain = form.values.outcome === "ACCEPTED" && !isForTwo;
  return (
    <ConsolePanel title={isPlain ? t("alone.title") : t("second.title")}>
      <ConsoleForm>
        <p>{isPlain ? t("alone.text") : t("second.text")}</p>
        {isForTwo && colleagues.length === 0 && <p>{t("second.nobody")}</p>}
        {isForTwo && colleagues.length > 0 && (
          <Field label={t("second.ask")} id={fieldId("secondId")}>
            {(aria) => (
              <Select
                {...aria}
                placeholder={t("second.anybody")}
                options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
                value={value}
                onChange={(event) => onChange(event.currentTarget.value)}
              />
            )}
          </Field>
        )}
        <Button variant="primary" size="small" block type="submit" busy={isBusy}>
          {isPlain && t("alone.send", { name: party.firstName })}
          {!isPlain && (asked ? t("second.proposeTo", { name: asked.name }) : t("second.propose"))}
        </Button>
        {waitsFor.length > 0 && (
          <p className="soft">{t("provisional", { names: formatList(language, waitsFor.map(fullName)) })}</p>
        )}
      </ConsoleForm>
    </ConsolePanel>
  );
}
