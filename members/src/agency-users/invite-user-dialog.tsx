import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { type AgencyUserRole, newAgencyUserIssues } from "@latchkey/domain/agencies/agency-users.ts";
import { useTranslation } from "react-i18next";
import { FormDialog } from "../saving/form-dialog.tsx";
import { SaveProblem } from "../saving/save-problem.tsx";
import { useUserActs } from "./user-acts.ts";
import { UserFields, useUserForm } from "./user-fields.tsx";

export interface InviteUserDialogProps {
  /** The role that is chosen at first. */
  readonly firstRole: AgencyUserRole;
  readonly onClose: () => void;
  readonly onInvited: (text: string) => void;
}

export function InviteUserDialog({ firstRole, onClose, onInvited }: InviteUserDialogProps) {
  const { t } = useTranslation(["agency-users", "page"]);
  const { isBusy, failure, send } = useUserActs().useInvite();
  const form = useUserForm({
    defaults: { name: "", email: "", roles: [firstRole] },
    issues: newAgencyUserIssues,
    failure,
    onValid: async (values) => {
      if (await send(values)) onInvited(t("invite.done", { email: values.email }));
    },
  });
  useHoldsText(form.isDirty);
  const words = {
    title: t("invite.title"),
    lead: t("invite.lead"),
    submit: t("invite.submit"),
    cancel: t("page:cancel"),
  };
  return (
    <FormDialog
      words={words}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} refused={t("refused")} fields={form.fields} />}
      isLoose
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <UserFields form={form} withEmail />
    </FormDialog>
  );
}
