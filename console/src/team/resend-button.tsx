import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useTranslation } from "react-i18next";
import { type Member, ResendStaffInvitation } from "./team.graphql.ts";

interface ResendButtonProps {
  readonly member: Member;
  readonly onDone: (text: string) => void;
}

/** Sends the e-mail of an invitation again. */
export function ResendButton({ member, onDone }: ResendButtonProps) {
  const { t } = useTranslation("team");
  const { isBusy, failure, save } = useSave(ResendStaffInvitation);
  const send = async () => {
    if (await save({ id: member.id })) onDone(t("resent", { email: member.email }));
  };
  return (
    <>
      {failure && <SaveProblem failure={failure} refused={t("refused")} />}
      <Button
        size="small"
        busy={isBusy}
        aria-label={t("resendTo", { name: member.name })}
        onClick={() => void send()}
      >
        {t("resend")}
      </Button>
    </>
  );
}
