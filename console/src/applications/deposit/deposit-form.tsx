import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import {
  depositIssues,
  type GivenDeposit,
} from "@latchkey/domain/compliance/holding-deposit/deposit-days.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { MemberFileField } from "@latchkey/members/saving/member-file-field.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { byForm } from "@latchkey/members/saving/use-member-file.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleFields, ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { useTranslation } from "react-i18next";
import { PrepareDepositFile, type RecordedDeposit, RecordHoldingDeposit } from "./deposit.graphql.ts";
import { useDepositError } from "./use-deposit-error.ts";

const ID_PREFIX = "deposit-";

const empty: GivenDeposit = { receivedOn: "", agreedOn: "", uploadId: "" };

interface DepositFormProps {
  readonly applicationId: string;
  readonly recorded: RecordedDeposit | null;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** A file is sent with each record that names another deadline, because a record stands for itself. */
export function DepositForm({ applicationId, recorded, onCancel, onDone }: DepositFormProps) {
  const { t } = useTranslation("deposit");
  const today = londonDate(useNow());
  const errorText = useDepositError();
  const { isBusy, failure, save } = useSave(RecordHoldingDeposit);
  const prepared = useSave(PrepareDepositFile);
  const form = useSavedForm<GivenDeposit>({
    defaults: { ...empty, receivedOn: recorded?.receivedOn ?? "" },
    issues: (typed) => depositIssues(typed, today),
    fields: ["receivedOn", "agreedOn", "uploadId"],
    idPrefix: ID_PREFIX,
    failure,
    onValid: async (input) => {
      if (await save({ applicationId, input })) onDone();
    },
  });
  useHoldsText(form.isDirty);
  const upload = form.controlled("uploadId");
  const dates = { day: t("form.day"), month: t("form.month"), year: t("form.year") };
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <ConsoleForm>
        {failure && <SaveProblem failure={failure} fields={form.fields} />}
        {prepared.failure && <SaveProblem failure={prepared.failure} fields={["uploadId"]} />}
        <ConsoleFields columns={2}>
          <IsoDateGroup
            {...form.controlled("receivedOn")}
            id={`${ID_PREFIX}receivedOn`}
            legend={t("form.received")}
            labels={dates}
            error={errorText(form.issues.receivedOn, { "validation.required": t("form.receivedRequired") })}
          />
          <IsoDateGroup
            {...form.controlled("agreedOn")}
            id={`${ID_PREFIX}agreedOn`}
            legend={t("form.agreed")}
            labels={dates}
            error={errorText(form.issues.agreedOn, { "validation.required": t("form.agreedRequired") })}
          />
        </ConsoleFields>
        <MemberFileField
          id={`${ID_PREFIX}uploadId`}
          legend={t("form.file")}
          hint={t("form.fileHint")}
          error={errorText(form.issues.uploadId, { "validation.required": t("outside.validations.file") })}
          deliver={byForm(
            async (fileType) => (await prepared.save({ applicationId, fileType }))?.prepareDepositFile,
          )}
          onSent={upload.onChange}
        />
        <div className="row">
          <Button size="small" type="submit" busy={isBusy}>
            {t("form.submit")}
          </Button>
          <Button size="small" variant="quiet" onClick={onCancel}>
            {t("form.cancel")}
          </Button>
        </div>
      </ConsoleForm>
    </form>
  );
}
