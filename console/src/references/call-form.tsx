import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { callChannels, contactSources } from "@latchkey/domain/references/call.ts";
import { MomentField } from "@latchkey/members/saving/moment-field.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { Alert } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleFields, ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { DecisionChoices } from "@latchkey/ui/decision-choices/decision-choices.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { useTranslation } from "react-i18next";
import type { ShownCall } from "../desk/reference.graphql.ts";
import { SelectField, TextField, useCallError } from "./call-fields.tsx";
import { CALL_FIELDS, useCallForm } from "./use-call-form.ts";

interface CallFormProps {
  readonly partyId: string;
  readonly referenceId: string;
  readonly corrects: ShownCall | undefined;
  readonly onRecorded: () => void;
  readonly onCancel: () => void;
}

export function CallForm({ onCancel, ...options }: CallFormProps) {
  const { t } = useTranslation(["references", "case"]);
  const given = useCallForm(options);
  const { form, isBusy, failure, fieldId } = given;
  const errorOf = useCallError(given);
  useHoldsText(form.isDirty);
  const at = form.controlled("calledAt");
  const reached = form.controlled("isReached");
  const { channel, source } = form.values;
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <ConsoleForm>
        {failure && <SaveProblem failure={failure} refused={t("call.refused")} fields={CALL_FIELDS} />}
        <MomentField
          id={fieldId("calledAt")}
          legend={t("call.at")}
          error={errorOf("calledAt")}
          {...at}
          labels={{
            day: t("call.day"),
            month: t("call.month"),
            year: t("call.year"),
            time: t("call.time"),
            timeHint: t("call.timeHint"),
          }}
        />
        <ConsoleFields columns={2}>
          <SelectField
            given={given}
            field="channel"
            label={t("call.channel")}
            options={callChannels.map((value) => ({ value, label: t(`call.channels.${value}`) }))}
          />
          <TextField
            given={given}
            field="contact"
            label={t(channel === "EMAIL" ? "call.address" : "call.number")}
          />
          <SelectField
            given={given}
            field="source"
            label={t("call.source")}
            placeholder={t("call.choose")}
            options={contactSources.map((value) => ({ value, label: t(`case:calls.sources.${value}`) }))}
          />
          {source === "OTHER" && <TextField given={given} field="sourceNote" label={t("call.sourceNote")} />}
        </ConsoleFields>
        {source === "APPLICANT" && <Alert tone="caution" title={t("case:calls.notIndependent")} />}
        <FieldGroup legend={t("call.reached")} radio id={fieldId("isReached")} error={errorOf("isReached")}>
          <DecisionChoices
            choices={(["yes", "no"] as const).map((value) => ({ value, label: t(`call.${value}`) }))}
            value={reached.value}
            onChange={reached.onChange}
          />
        </FieldGroup>
        <TextField given={given} field="spokeTo" label={t("call.spokeTo")} hint={t("call.spokeToHint")} />
        <TextField given={given} field="said" label={t("call.said")} isLong />
        <div className="row">
          <Button size="small" type="submit" busy={isBusy}>
            {t("call.save")}
          </Button>
          <Button size="small" variant="quiet" onClick={onCancel}>
            {t("call.cancel")}
          </Button>
        </div>
      </ConsoleForm>
    </form>
  );
}
