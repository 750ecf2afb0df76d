import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { agencyUserIssues } from "@latchkey/domain/agencies/agency-users.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { TwoPartModal } from "@latchkey/ui/modal/two-part-modal.tsx";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ActDialog } from "../saving/act-dialog.tsx";
import { SaveProblem } from "../saving/save-problem.tsx";
import type { AgencyUser } from "./agency-user.ts";
import { type UserActs, useUserActs } from "./user-acts.ts";
import { UserFields, useUserForm } from "./user-fields.tsx";

/** The acts that are asked about first. */
type Asked = "end" | "reset";

interface ManageUserProps {
  readonly user: AgencyUser;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** A user's name, roles and access. The question before an act stands above them. */
export function ManageUserDialogs(props: ManageUserProps) {
  const [asked, setAsked] = useState<Asked>();
  const { useChange } = useUserActs();
  const access = <Access {...props} onAsk={setAsked} />;
  return (
    <>
      {useChange ? (
        <ChangeDialog {...props} useChange={useChange} access={access} />
      ) : (
        <AccessDialog {...props}>{access}</AccessDialog>
      )}
      {asked && <AskDialog {...props} what={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface ChangeDialogProps extends ManageUserProps {
  readonly useChange: NonNullable<UserActs["useChange"]>;
  readonly access: ReactNode;
}

function ChangeDialog({ user, useChange, access, onClose, onDone }: ChangeDialogProps) {
  const { t } = useTranslation(["agency-users", "page"]);
  const { isBusy, failure, send } = useChange();
  const formId = useId();
  const { id, name, email, roles } = user;
  const form = useUserForm({
    defaults: { name, email, roles },
    issues: agencyUserIssues,
    failure,
    onValid: async (values) => {
      if (await send({ id, name: values.name, roles: values.roles })) {
        onDone(t("change.done", { name: values.name }));
      }
    },
  });
  useHoldsText(form.isDirty);
  const actions = (
    <>
      <Button variant="primary" type="submit" form={formId} busy={isBusy}>
        {t("change.submit")}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t("page:cancel")}
      </Button>
    </>
  );
  return (
    <TwoPartModal
      open
      onClose={onClose}
      title={t("change.title", { name })}
      lead={email}
      actions={actions}
      after={access}
    >
      {failure && <SaveProblem failure={failure} refused={t("refused")} fields={["name", "roles"]} />}
      <form className="stack stack--loose" id={formId} noValidate onSubmit={form.onSubmit}>
        <UserFields form={form} />
      </form>
    </TwoPartModal>
  );
}

interface AccessDialogProps extends ManageUserProps {
  readonly children: ReactNode;
}

function AccessDialog({ user, onClose, children }: AccessDialogProps) {
  const { t } = useTranslation(["agency-users", "page"]);
  const close = (
    <Button variant="quiet" onClick={onClose}>
      {t("page:close")}
    </Button>
  );
  return (
    <Modal open onClose={onClose} title={user.name} lead={user.email} actions={close}>
      {children}
    </Modal>
  );
}

interface AccessProps extends ManageUserProps {
  readonly onAsk: (what: Asked) => void;
}

function Access({ user, onDone, onAsk }: AccessProps) {
  const { t } = useTranslation("agency-users");
  const { isBusy, failure, send } = useUserActs().useAct("restore");
  const restore = async () => {
    if (await send(user.id)) onDone(t("restore.done", { name: user.name }));
  };
  return (
    <section className="stack stack--tight">
      <h3>{t("change.access")}</h3>
      {failure && <SaveProblem failure={failure} refused={t("refused")} />}
      <Actions>
        {user.factors.length > 0 && (
          <Button size="small" icon="refresh" onClick={() => onAsk("reset")}>
            {t("reset.open")}
          </Button>
        )}
        {user.endedAt === null ? (
          <Button size="small" icon="lock" onClick={() => onAsk("end")}>
            {t("end.open")}
          </Button>
        ) : (
          <Button size="small" icon="key" busy={isBusy} onClick={() => void restore()}>
            {t("restore.open")}
          </Button>
        )}
      </Actions>
    </section>
  );
}

interface AskDialogProps extends ManageUserProps {
  readonly what: Asked;
}

function AskDialog({ user: { id, name }, what, onClose, onDone }: AskDialogProps) {
  const { t } = useTranslation("agency-users");
  const { isBusy, failure, send } = useUserActs().useAct(what);
  const act = async () => {
    if (await send(id)) onDone(t(`${what}.done`, { name }));
  };
  const words = {
    title: t(`${what}.title`, { name }),
    lead: t(`${what}.text`),
    submit: t(`${what}.submit`),
    cancel: t("back"),
  };
  return (
    <ActDialog
      words={words}
      isBusy={isBusy}
      failure={failure}
      refused={t("refused")}
      onAct={act}
      onClose={onClose}
    />
  );
}
