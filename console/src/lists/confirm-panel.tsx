import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { issuesIn } from "@latchkey/domain/rules/issue.ts";
import { lineIssue } from "@latchkey/domain/rules/line.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { SaveProblem } from "../desk/save-problem.tsx";
import { useSave } from "../desk/use-save.ts";
import { useSavedForm } from "../desk/use-saved-form.ts";
import { ConfirmRightToRentRules } from "./lists.graphql.ts";

interface ConfirmPanelProps {
  readonly id: string;
  readonly onDone: () => void;
}

export function ConfirmPanel({ id, onDone }: ConfirmPanelProps) {
  const { t } = useTranslation(["lists", "validation"]);
  const textOf = useIssueText();
  const { isBusy, failure, save } = useSave(ConfirmRightToRentRules);
  const form = useSavedForm({
    defaults: { adviser: "" },
    issues: ({ adviser }) => issuesIn({ adviser: lineIssue(adviser) }),
    fields: ["adviser"],
    idPrefix: "confirm-",
    failure,
    onValid: async ({ adviser }) => {
      if (await save({ id, adviser })) onDone();
    },
  });
  useHoldsText(form.isDirty);
  return (
    <ConsolePanel title={t("set.confirm")}>
      <form noValidate onSubmit={form.onSubmit}>
        <ConsoleForm>
          {failure && <SaveProblem failure={failure} refused={t("set.refused")} fields={form.fields} />}
          <p>{t("set.confirmText")}</p>
          <Field
            label={t("set.adviser")}
            hint={t("set.adviserHint")}
            id="confirm-adviser"
            error={textOf(form.issues.adviser, { "validation.required": t("set.adviserRequired") })}
          >
            {(aria) => <TextInput {...aria} {...form.text("adviser")} autoComplete="off" />}
          </Field>
          <div className="row">
            <Button variant="primary" size="small" type="submit" busy={isBusy}>
              {t("set.submit")}
            </Button>
          </div>
        </ConsoleForm>
      </form>
    </ConsolePanel>
  );
}
