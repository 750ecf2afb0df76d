import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { invitationIssues } from "@latchkey/domain/staff/member.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useTranslation } from "react-i18next";
import { MemberFields } from "./member-fields.tsx";
import { InviteStaff, type Member } from "./team.graphql.ts";
import { useMemberForm } from "./use-member-form.ts";

interface InviteDialogProps {
  readonly onClose: () => void;
  readonly onInvited: (member: Member) => void;
}

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const { t } = useTranslation("team");
  const { isBusy, failure, save } = useSave(InviteStaff);
  const form = useMemberForm({
    defaults: { name: "", email: "", roles: ["REVIEWER"] },
    issues: invitationIssues,
    failure,
    onValid: async (values) => {
      const data = await save(values);
      if (data) onInvited(data.inviteStaff);
    },
  });
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      words={{
        title: t("invite.title"),
        lead: t("invite.lead"),
        submit: t("invite.submit"),
        cancel: t("form.cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} refused={t("refused")} fields={form.fields} />}
      isLoose
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <MemberFields form={form} withEmail />
    </FormDialog>
  );
}
