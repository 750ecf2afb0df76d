import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { formatList } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { namedGuarantorIssues } from "@latchkey/domain/applications/named-guarantor.ts";
import { tidyEmail, tidyName } from "@latchkey/domain/rules/tidy.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { useMemberApp } from "@latchkey/members/session/member-app.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { ConsoleFields, ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { NameGuarantor, type Person, type ShownApplication } from "./application.graphql.ts";
import { guaranteedBy } from "./people.ts";
import { useRefusalText } from "./refusal-text.ts";

const NOBODY = { firstName: "", lastName: "", email: "" };
const FIELDS = ["firstName", "lastName", "email"] as const;

interface GuarantorDialogProps {
  readonly application: ShownApplication;
  /** A tenant who gets a guarantor, or the guarantor whose place another takes. */
  readonly person: Person;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Names a guarantor of a tenant, or of all tenants of the replaced guarantor. */
export function GuarantorDialog({ application, person, onClose, onDone }: GuarantorDialogProps) {
  const { t } = useTranslation(["application", "people-form", "page"]);
  const { language } = useLanguage();
  const textOf = useIssueText(useMemberApp().issueTexts);
  const { isBusy, failure, save } = useSave(NameGuarantor);
  const isReplaced = person.role === "guarantor";
  const tenants = isReplaced ? guaranteedBy(application, person) : [person];
  const names = formatList(language, tenants.map(fullName));
  const form = useSavedForm<typeof NOBODY>({
    defaults: NOBODY,
    issues: (typed) =>
      namedGuarantorIssues(
        typed,
        tenants.map(({ email }) => email),
      ),
    fields: FIELDS,
    idPrefix: "guarantor-",
    failure,
    onValid: async (guarantor) => {
      const tenantIds = tenants.map(({ id }) => id);
      if (await save({ id: application.id, tenantIds, guarantor })) {
        onDone(t("guarantor.done", { name: `${guarantor.firstName} ${guarantor.lastName}` }));
      }
    },
  });
  useHoldsText(form.isDirty);
  const refused = useRefusalText(failure);
  const lead = t("guarantor.lead", { names });
  return (
    <FormDialog
      words={{
        title: t("guarantor.title", { names }),
        lead: isReplaced ? `${lead} ${t("guarantor.before", { name: fullName(person) })}` : lead,
        submit: t("guarantor.submit"),
        cancel: t("page:cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} refused={refused} fields={form.fields} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <ConsoleForm>
        <ConsoleFields columns={2}>
          {(["firstName", "lastName"] as const).map((field) => (
            <Field
              key={field}
              id={`guarantor-${field}`}
              label={t(`people-form:${field}`)}
              error={textOf(form.issues[field], { "validation.required": t(`guarantor.required.${field}`) })}
            >
              {(aria) => <TextInput {...aria} {...form.text(field, tidyName)} autoComplete="off" />}
            </Field>
          ))}
        </ConsoleFields>
        <Field
          id="guarantor-email"
          label={t("people-form:email")}
          error={textOf(form.issues.email, { "validation.required": t("guarantor.required.email") })}
        >
          {(aria) => (
            <TextInput {...aria} {...form.text("email", tidyEmail)} type="email" autoComplete="off" />
          )}
        </Field>
      </ConsoleForm>
    </FormDialog>
  );
}
