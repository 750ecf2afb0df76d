import type { Session } from "@latchkey/browser/session/session.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureAlert } from "../calls/failure-alert.tsx";
import { useCall } from "../calls/use-call.ts";
import { useMemberPages } from "../session/member-app.ts";
import { useSigningIn } from "../session/use-signing-in.ts";
import { beginProof } from "./begin-proof.ts";
import { type PendingSignIn, readPendingSignIn } from "./second-factor-calls.ts";
import { useSecondFactor } from "./use-second-factor.ts";
import { Ways } from "./ways.tsx";

interface ProofDialogProps {
  readonly onAnswer: (isProved: boolean) => void;
}

/** The second step once more, before what gives access or takes it away. */
export function ProofDialog({ onAnswer }: ProofDialogProps) {
  const { t } = useTranslation("second-factor");
  const session = useSession();
  const pages = useMemberPages();
  const { failure, run } = useCall();
  const [pending, setPending] = useState<PendingSignIn>();
  const begin = async () => {
    const answer = await run(async () => {
      await beginProof(session, pages);
      return readPendingSignIn(pages);
    });
    if (answer && "kind" in answer) onAnswer(false);
    else setPending(answer);
  };
  const beginFirst = useRef(begin);
  useEffect(() => void beginFirst.current(), []);
  return (
    <Modal
      open
      onClose={() => onAnswer(false)}
      title={t("proof.title")}
      lead={t("proof.lead")}
      actions={
        <>
          {failure && (
            <Button variant="primary" icon="refresh" onClick={() => void begin()}>
              {t("failed.tryAgain")}
            </Button>
          )}
          <Button variant="quiet" onClick={() => onAnswer(false)}>
            {t("proof.cancel")}
          </Button>
        </>
      }
    >
      {failure && <FailureAlert failure={failure} words={t("failed", { returnObjects: true })} />}
      {pending && <Steps pending={pending} onAnswer={onAnswer} />}
    </Modal>
  );
}

/** The last wrong try ends the session, one that took too long does not. A page without a session leads to the sign-in. */
const findOut = async (session: Session): Promise<void> => {
  session.refuse(session.currentToken() ?? "");
  await session.accessToken().catch(() => undefined);
};

interface StepsProps {
  readonly pending: PendingSignIn;
  readonly onAnswer: ProofDialogProps["onAnswer"];
}

function Steps({ pending, onAnswer }: StepsProps) {
  const { t } = useTranslation("second-factor");
  const session = useSession();
  const signingIn = useSigningIn();
  const factor = useSecondFactor(pending.triesLeft, {
    ...signingIn,
    enter: ({ token }) => {
      session.apply(token);
      onAnswer(true);
    },
    beginAgain: () => {
      onAnswer(false);
      void findOut(session);
    },
  });
  return (
    <div className="stack stack--loose">
      {factor.failure && (
        <FailureAlert failure={factor.failure} words={t("failed", { returnObjects: true })} />
      )}
      <Ways factors={pending.factors} factor={factor} />
      <p className="meta" role="status">
        {t("triesLeft", { count: factor.triesLeft })}
      </p>
    </div>
  );
}
