import { mail } from "@latchkey/browser/frame/mail-link.tsx";
import { provider } from "@latchkey/browser/frame/provider.ts";
import { RichText, strongAsTyped } from "@latchkey/browser/i18n/rich-text.tsx";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import { linkMinutes } from "@latchkey/browser/sign-in/link-minutes.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { SplitPage, SplitTitle } from "@latchkey/ui/frames/split-page.tsx";
import letter from "@latchkey/ui/illustrations/link-sent.svg";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FailedAlert } from "./failed-alert.tsx";
import { OutboxLine } from "./outbox-line.tsx";
import type { RequestState } from "./sign-in-request.ts";
import { inboxOf } from "./webmail.ts";

interface LinkSentPageProps {
  readonly email: string;
  readonly request: RequestState;
  /** Requests another link for the same address; resolves to false on failure. */
  readonly onAgain: () => Promise<boolean>;
  readonly onOtherAddress: () => void;
}

/** The link-sent screen: image, title, the address, an expiry note, a call to action (spec 1 §2). */
export function LinkSentPage({ email, request, onAgain, onOtherAddress }: LinkSentPageProps) {
  const { t } = useTranslation("sign-in");
  const [isSentAgain, setSentAgain] = useState(false);
  const inbox = inboxOf(email);
  const title = useTitleFocus();
  usePageTitle(t("sent.title"));
  const again = async () => {
    setSentAgain(false);
    setSentAgain(await onAgain());
  };
  return (
    <SplitPage art={letter} text>
      <SplitTitle ref={title}>{t("sent.title")}</SplitTitle>
      {request === "error" && <FailedAlert />}
      <p>
        <RichText text={t("sent.text", { email })} tags={strongAsTyped} />
      </p>
      <p className="soft" role="status">
        {isSentAgain && `${t("sent.sentAgain")} `}
        <RichText
          text={t("sent.note", { minutes: linkMinutes(), support: provider().supportEmail })}
          tags={mail}
        />
      </p>
      <OutboxLine />
      <Actions>
        {inbox ? (
          <ButtonLink variant="primary" icon="mail" href={inbox} target="_blank" rel="noreferrer">
            {t("sent.openMail")}
          </ButtonLink>
        ) : (
          <Button
            variant="primary"
            icon="mail"
            busy={request === "working"}
            onClick={() => {
              void again();
            }}
          >
            {t("sent.again")}
          </Button>
        )}
        <TextButton onClick={onOtherAddress}>{t("sent.otherAddress")}</TextButton>
      </Actions>
    </SplitPage>
  );
}
