import { RichText, strongAsTyped } from "@latchkey/browser/i18n/rich-text.tsx";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import { linkMinutes } from "@latchkey/browser/sign-in/link-minutes.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Gate, GateHead } from "@latchkey/ui/frames/gate.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureAlert } from "../calls/failure-alert.tsx";
import type { CallFailure } from "../calls/use-call.ts";

interface SentCardProps {
  /** undefined: the page was opened by its address, and only the browser that asked knows where the link went. */
  readonly email: string | undefined;
  readonly isBusy: boolean;
  readonly failure: CallFailure | undefined;
  /** Requests another link for the same address; resolves to whether that worked. */
  readonly onAgain: () => Promise<boolean>;
  readonly onOtherAddress: () => void;
}

/** A link is on its way, to an address that is on the team. It does not say whether this one is. */
export function SentCard({ email, isBusy, failure, onAgain, onOtherAddress }: SentCardProps) {
  const { t } = useTranslation("sign-in");
  const [isSentAgain, setSentAgain] = useState(false);
  const title = useTitleFocus();
  usePageTitle(t("sent.title"));
  const again = async () => {
    setSentAgain(false);
    setSentAgain(await onAgain());
  };
  return (
    <Gate>
      <GateHead title={t("sent.title")} ref={title}>
        {email === undefined ? (
          t("sent.textUnknown")
        ) : (
          <RichText text={t("sent.text", { email })} tags={strongAsTyped} />
        )}
      </GateHead>
      {failure && <FailureAlert failure={failure} words={t("failed", { returnObjects: true })} />}
      <p className="soft" role="status">
        {isSentAgain && `${t("sent.sentAgain")} `}
        {t("sent.note", { minutes: linkMinutes() })}
      </p>
      <Actions>
        {email !== undefined && (
          <Button icon="mail" busy={isBusy} onClick={() => void again()}>
            {t("sent.again")}
          </Button>
        )}
        <TextButton onClick={onOtherAddress}>{t("sent.otherAddress")}</TextButton>
      </Actions>
    </Gate>
  );
}
