import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { type GivenLetting, lettingIssues } from "@latchkey/domain/compliance/right-to-rent/letting.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { RecordLetting, type ShownApplication } from "./application.graphql.ts";

type Letting = NonNullable<ShownApplication["signing"]>["letting"];

interface LettingDialogProps {
  readonly applicationId: string;
  readonly letting: Letting;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const ID_PREFIX = "letting-";
const days = ["agreementOn", "startsOn", "signedOn", "endedOn"] as const;

/** As a type alias, the form's library takes its fields. */
type TypedLetting = { readonly [Field in keyof GivenLetting]: string };

export function LettingDialog({ applicationId, letting, onClose, onDone }: LettingDialogProps) {
  const { t } = useTranslation("signing");
  const textOf = useIssueText("signing");
  const today = londonDate(useNow());
  const { isBusy, failure, save } = useSave(RecordLetting);
  const form = useSavedForm<TypedLetting>({
    defaults: {
      landlord: letting.landlord ?? "",
      agreementOn: letting.agreementOn,
      startsOn: letting.startsOn,
      signedOn: letting.signedOn ?? "",
      endedOn: letting.endedOn ?? "",
    },
    issues: (typed) => lettingIssues(typed, { today }),
    fields: ["landlord", ...days],
    idPrefix: ID_PREFIX,
    failure,
    onValid: async (input) => {
      if (await save({ applicationId, input })) onDone();
    },
  });
  useHoldsText(form.isDirty);
  const landlord = form.controlled("landlord");
  return (
    <FormDialog
      words={{
        title: t("title"),
        lead: t("lead"),
        submit: t("submit"),
        cancel: t("cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={form.fields} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <ConsoleForm>
        <Field
          label={t("landlord")}
          id={`${ID_PREFIX}landlord`}
          error={textOf(form.issues.landlord, { "validation.required": t("nameLandlord") })}
        >
          {(aria) => (
            <TextInput
              {...aria}
              autoComplete="off"
              value={landlord.value}
              onBlur={landlord.onBlur}
              onChange={(event) => landlord.onChange(event.currentTarget.value)}
            />
          )}
        </Field>
        {days.map((field) => (
          <IsoDateGroup
            key={field}
            {...form.controlled(field)}
            id={ID_PREFIX + field}
            legend={t(`${field}`)}
            optionalLabel={field === "signedOn" || field === "endedOn" ? t("notYet") : undefined}
            error={textOf(form.issues[field])}
            labels={{ day: t("day"), month: t("month"), year: t("year") }}
          />
        ))}
      </ConsoleForm>
    </FormDialog>
  );
}
