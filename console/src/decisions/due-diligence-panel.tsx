import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { sourceOfFundsIssue } from "@latchkey/domain/compliance/due-diligence.ts";
import { issuesIn } from "@latchkey/domain/rules/issue.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { useTranslation } from "react-i18next";
import type { Desk } from "./decision.graphql.ts";
import { RecordDueDiligence } from "./due-diligence.graphql.ts";

interface DueDiligencePanelProps {
  readonly desk: Desk;
  readonly onRecorded: () => void;
}

/** Only for high rents, where the policy asks for it. */
export function DueDiligencePanel({ desk, onRecorded }: DueDiligencePanelProps) {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  const { dueDiligence } = desk;
  if (!dueDiligence) return null;
  const { recorded } = dueDiligence;
  return (
    <ConsolePanel title={t("funds.title")}>
      <div className="stack">
        <p className="soft">{t("funds.text")}</p>
        {recorded ? (
          <p>
            {recorded.sourceOfFunds}{" "}
            <span className="soft">
              {t("funds.by", { name: recorded.by, at: formatDayAndTime(language, recorded.at) })}
            </span>
          </p>
        ) : (
          <SourceOfFunds partyId={desk.id} onRecorded={onRecorded} />
        )}
      </div>
    </ConsolePanel>
  );
}

interface SourceOfFundsProps {
  readonly partyId: string;
  readonly onRecorded: () => void;
}

/** Not a form of its own: it stands in the form of the decision. */
function SourceOfFunds({ partyId, onRecorded }: SourceOfFundsProps) {
  const { t } = useTranslation("decision");
  const textOf = useIssueText();
  const { isBusy, failure, save } = useSave(RecordDueDiligence);
  const form = useSavedForm({
    defaults: { sourceOfFunds: "" },
    issues: ({ sourceOfFunds }) => issuesIn({ sourceOfFunds: sourceOfFundsIssue(sourceOfFunds) }),
    fields: ["sourceOfFunds"],
    idPrefix: "funds-",
    failure,
    onValid: async (values) => {
      if (await save({ partyId, ...values })) onRecorded();
    },
  });
  useHoldsText(form.isDirty);
  const { value, onChange, onBlur } = form.controlled("sourceOfFunds");
  return (
    <ConsoleForm>
      {failure && <SaveProblem failure={failure} fields={form.fields} />}
      <Field
        label={t("funds.label")}
        hint={t("funds.hint")}
        id="funds-sourceOfFunds"
        error={textOf(form.issues.sourceOfFunds, { "validation.required": t("funds.required") })}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={3}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
        )}
      </Field>
      <div>
        <Button size="small" busy={isBusy} onClick={(event) => form.onSubmit(event)}>
          {t("funds.submit")}
        </Button>
      </div>
    </ConsoleForm>
  );
}
