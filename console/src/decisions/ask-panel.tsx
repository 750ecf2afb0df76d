import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { formatList } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { useTranslation } from "react-i18next";
import type { Desk } from "./decision.graphql.ts";
import { type DecisionForm, fieldId } from "./use-decision-form.ts";

interface AskPanelProps {
  readonly desk: Desk;
  readonly form: DecisionForm;
  /** The outcome needs a second reviewer. */
  readonly isForTwo: boolean;
  readonly isBusy: boolean;
}

/** A colleague can be named only where one has to agree, and there is one. */
export const mayName = ({ colleagues }: Desk, isForTwo: boolean): boolean =>
  isForTwo && colleagues.length > 0;

export function AskPanel({ desk, form, isForTwo, isBusy }: AskPanelProps) {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  const { colleagues, waitsFor, party } = desk;
  const textOf = useIssueText();
  const { value, onChange } = form.controlled("secondId");
  const asked = colleagues.find(({ id }) => id === value);
  const isPlain = form.values.outcome === "ACCEPTED" && !isForTwo;
  return (
    <ConsolePanel title={isPlain ? t("alone.title") : t("second.title")}>
      <ConsoleForm>
        <p>{isPlain ? t("alone.text") : t("second.text")}</p>
        {isForTwo && colleagues.length === 0 && <p>{t("second.nobody")}</p>}
        {mayName(desk, isForTwo) && (
          <Field
            label={t("second.ask")}
            id={fieldId("secondId")}
            error={textOf(form.issues.secondId, { "validation.please_select_an_option": t("second.gone") })}
          >
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
