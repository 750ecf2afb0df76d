import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { issuesIn } from "@latchkey/domain/rules/issue.ts";
import { lineIssue } from "@latchkey/domain/rules/line.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { ConfirmRightToRentRules, type ShownRuleSet } from "./lists.graphql.ts";
import { useConfirmed } from "./use-confirmed.ts";

interface ConfirmPanelProps {
  readonly set: ShownRuleSet;
  readonly onDone: () => void;
}

/** A confirmation may be replaced; those before stay listed. */
export function ConfirmPanel({ set: { id, confirmation, earlier }, onDone }: ConfirmPanelProps) {
  const { t } = useTranslation(["lists", "validation"]);
  const textOf = useIssueText();
  const confirmedText = useConfirmed();
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
    <ConsolePanel title={t(confirmation ? "set.replace" : "set.confirm")}>
      <form noValidate onSubmit={form.onSubmit}>
        <ConsoleForm>
          {failure && <SaveProblem failure={failure} refused={t("set.refused")} fields={form.fields} />}
          <p>{t(confirmation ? "set.replaceText" : "set.confirmText")}</p>
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
              {t(confirmation ? "set.replaceSubmit" : "set.submit")}
            </Button>
          </div>
          {earlier.length > 0 && (
            <section className="stack stack--tight" aria-labelledby="confirmed-before">
              <h3 id="confirmed-before">{t("set.earlier")}</h3>
              <ul>
                {earlier.map((one) => (
                  <li key={one.at}>{confirmedText(one)}</li>
                ))}
              </ul>
            </section>
          )}
        </ConsoleForm>
      </form>
    </ConsolePanel>
  );
}
