import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { invitationIssues } from "@latchkey/domain/staff/member.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { SaveProblem } from "../desk/save-problem.tsx";
import { useSave } from "../desk/use-save.ts";
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
  const formId = useId();
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
    <Modal
      open
      onClose={onClose}
      title={t("invite.title")}
      lead={t("invite.lead")}
      actions={
        <>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {t("invite.submit")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("form.cancel")}
          </Button>
        </>
      }
    >
      {failure && <SaveProblem failure={failure} refused={t("refused")} fields={form.fields} />}
      <form className="stack stack--loose" id={formId} noValidate onSubmit={form.onSubmit}>
        <MemberFields form={form} withEmail />
      </form>
    </Modal>
  );
}
