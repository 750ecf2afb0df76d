import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { memberIssues } from "@latchkey/domain/staff/member.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { TwoPartModal } from "@latchkey/ui/modal/two-part-modal.tsx";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog, type Confirmed } from "./confirm-dialog.tsx";
import { MemberFields } from "./member-fields.tsx";
import { ChangeStaff, type Member, UnblockStaff } from "./team.graphql.ts";
import { useMemberForm } from "./use-member-form.ts";

interface ChangeDialogsProps {
  readonly member: Member;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** The question before an irreversible act stands above the dialog. */
export function ChangeDialogs({ member, onClose, onDone }: ChangeDialogsProps) {
  const [asked, setAsked] = useState<Confirmed>();
  return (
    <>
      <ChangeDialog member={member} onClose={onClose} onDone={onDone} onAsk={setAsked} />
      {asked && (
        <ConfirmDialog member={member} what={asked} onClose={() => setAsked(undefined)} onDone={onDone} />
      )}
    </>
  );
}

interface ChangeDialogProps extends ChangeDialogsProps {
  readonly onAsk: (what: Confirmed) => void;
}

function ChangeDialog({ member, onClose, onDone, onAsk }: ChangeDialogProps) {
  const { t } = useTranslation("team");
  const { isBusy, failure, save } = useSave(ChangeStaff);
  const formId = useId();
  const { id, name, email, roles } = member;
  const form = useMemberForm({
    defaults: { name, email, roles },
    issues: memberIssues,
    failure,
    onValid: async (values) => {
      const data = await save({ id, name: values.name, roles: values.roles });
      if (data) onDone(t("edit.done", { name: data.changeStaff.name }));
    },
  });
  useHoldsText(form.isDirty);
  return (
    <TwoPartModal
      open
      onClose={onClose}
      title={t("edit.title", { name })}
      lead={email}
      actions={
        <>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {t("edit.submit")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("form.cancel")}
          </Button>
        </>
      }
      after={<Access member={member} onDone={onDone} onAsk={onAsk} />}
    >
      {failure && <SaveProblem failure={failure} refused={t("refused")} fields={["name", "roles"]} />}
      <form className="stack stack--loose" id={formId} noValidate onSubmit={form.onSubmit}>
        <MemberFields form={form} />
      </form>
    </TwoPartModal>
  );
}

interface AccessProps {
  readonly member: Member;
  readonly onDone: (text: string) => void;
  readonly onAsk: (what: Confirmed) => void;
}

function Access({ member, onDone, onAsk }: AccessProps) {
  const { t } = useTranslation("team");
  const { isBusy, failure, save } = useSave(UnblockStaff);
  const unblock = async () => {
    if (await save({ id: member.id })) onDone(t("confirm.unblockDone", { name: member.name }));
  };
  return (
    <section className="stack stack--tight">
      <h3>{t("edit.more")}</h3>
      {failure && <SaveProblem failure={failure} refused={t("refused")} />}
      <Actions>
        {member.factors.length > 0 && (
          <Button size="small" icon="refresh" onClick={() => onAsk("reset")}>
            {t("edit.reset")}
          </Button>
        )}
        {member.blockedAt === null ? (
          <Button size="small" icon="lock" onClick={() => onAsk("block")}>
            {t("edit.block")}
          </Button>
        ) : (
          <Button size="small" icon="key" busy={isBusy} onClick={() => void unblock()}>
            {t("edit.unblock")}
          </Button>
        )}
      </Actions>
    </section>
  );
}
