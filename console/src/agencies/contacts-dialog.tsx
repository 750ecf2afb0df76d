import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { type AgencyContacts, agencyContactIssues } from "@latchkey/domain/agencies/contacts.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { useTranslation } from "react-i18next";
import { SetAgencyContacts, type ShownAgency } from "./agencies.graphql.ts";
import { TextLines } from "./text-lines.tsx";

interface ContactsDialogProps {
  readonly agency: ShownAgency;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const ID_PREFIX = "agency-";
const fields = ["email", "complianceEmail"] as const;

/** As a type alias, the form's library takes its fields. */
type TypedContacts = { readonly [Field in keyof AgencyContacts]: string };

export function ContactsDialog({ agency, onClose, onDone }: ContactsDialogProps) {
  const { t } = useTranslation(["agencies", "desk", "validation"]);
  const { isBusy, failure, save } = useSave(SetAgencyContacts);
  const form = useSavedForm<TypedContacts>({
    defaults: { email: agency.email ?? "", complianceEmail: agency.complianceEmail ?? "" },
    issues: agencyContactIssues,
    fields,
    idPrefix: ID_PREFIX,
    failure,
    onValid: async (typed) => {
      if (await save({ id: agency.id, ...typed })) onDone();
    },
  });
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      words={{
        title: t("changeOf", { name: agency.name }),
        lead: t("text"),
        submit: t("submit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={form.fields} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <ConsoleForm>
        <TextLines
          idPrefix={ID_PREFIX}
          lines={fields.map((name) => ({ name, label: t(name), type: "email", isOptional: true }))}
          issues={form.issues}
          fieldOf={form.controlled}
        />
      </ConsoleForm>
    </FormDialog>
  );
}
