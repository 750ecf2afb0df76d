import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { responsibilityIssues } from "@latchkey/domain/compliance/right-to-rent/responsibility.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { MemberFileField } from "@latchkey/members/saving/member-file-field.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { toAgency } from "./agency-files.ts";
import { type ShownResponsibility, WriteResponsibility } from "./responsibility.graphql.ts";

interface ResponsibilityDialogProps {
  readonly agency: { readonly id: string; readonly name: string };
  /** The side that agrees; undefined: it is chosen here. */
  readonly of?: "landlord" | "agency";
  readonly landlord?: string;
  readonly onClose: () => void;
  readonly onDone: (all: readonly ShownResponsibility[]) => void;
}

type Typed = {
  readonly of: "landlord" | "agency";
  readonly landlord: string;
  readonly acceptedOn: string;
  readonly fileId: string;
};

const ID_PREFIX = "responsibility-";

const givenOf = ({ of, ...given }: Typed) => ({ ...given, isOfAgency: of === "agency" });

const useResponsibilityForm = ({ agency, of, landlord, onDone }: ResponsibilityDialogProps) => {
  const today = londonDate(useNow());
  const { isBusy, failure, save } = useSave(WriteResponsibility);
  const form = useSavedForm<Typed>({
    defaults: { of: of ?? "landlord", landlord: landlord ?? "", acceptedOn: "", fileId: "" },
    issues: (typed) => responsibilityIssues(givenOf(typed), { today }),
    fields: ["of", "landlord", "acceptedOn", "fileId"],
    idPrefix: ID_PREFIX,
    failure,
    onValid: async (typed) => {
      const saved = await save({ agencyId: agency.id, input: givenOf(typed) });
      if (saved) onDone(saved.writeResponsibility);
    },
  });
  return { isBusy, failure, form };
};

export function ResponsibilityDialog(props: ResponsibilityDialogProps) {
  const { agency, of, onClose } = props;
  const { t } = useTranslation(["responsibility", "desk"]);
  const { isBusy, failure, form } = useResponsibilityForm(props);
  const textOf = useIssueText("responsibility");
  const session = useSession();
  useHoldsText(form.isDirty);
  const title = of === undefined ? t("add") : t(of === "agency" ? "addOfAgency" : "addOfLandlord");
  return (
    <FormDialog
      words={{ title, lead: t("lead"), submit: t("submit"), cancel: t("desk:cancel") }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={form.fields} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <ConsoleForm>
        {of === undefined && <WhatIsAgreed form={form} agency={agency.name} />}
        {form.values.of === "landlord" && (
          <Field
            label={t("landlord")}
            id={`${ID_PREFIX}landlord`}
            error={textOf(form.issues.landlord, { "validation.required": t("landlordRequired") })}
          >
            {(aria) => <TextInput {...aria} {...form.text("landlord")} autoComplete="off" />}
          </Field>
        )}
        <IsoDateGroup
          {...form.controlled("acceptedOn")}
          id={`${ID_PREFIX}acceptedOn`}
          legend={t("acceptedOn")}
          labels={t("dates", { returnObjects: true })}
          error={textOf(form.issues.acceptedOn)}
        />
        <MemberFileField
          id={`${ID_PREFIX}fileId`}
          legend={t("file")}
          error={textOf(form.issues.fileId)}
          deliver={toAgency(session, agency.id)}
          onSent={form.controlled("fileId").onChange}
        />
      </ConsoleForm>
    </FormDialog>
  );
}

interface WhatIsAgreedProps {
  readonly form: ReturnType<typeof useResponsibilityForm>["form"];
  readonly agency: string;
}

function WhatIsAgreed({ form, agency }: WhatIsAgreedProps) {
  const { t } = useTranslation("responsibility");
  const { value, onChange, onBlur } = form.controlled("of");
  return (
    <Field label={t("who")} id={`${ID_PREFIX}of`}>
      {(aria) => (
        <Select
          {...aria}
          options={[
            { value: "landlord", label: t("ofLandlord") },
            { value: "agency", label: t("ofAgency", { name: agency }) },
          ]}
          value={value}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.value === "agency" ? "agency" : "landlord")}
        />
      )}
    </Field>
  );
}
