import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Failure, ReferenceSession } from "../session/reference-session.ts";

interface LinkAgainProps {
  readonly session: ReferenceSession;
  readonly uuid: string;
}

type Asked = "not yet" | "asking" | "sent" | Failure;

export function LinkAgain({ session, uuid }: LinkAgainProps) {
  const { t } = useTranslation("reference");
  const [asked, setAsked] = useState<Asked>("not yet");
  const ask = async () => {
    setAsked("asking");
    const outcome = await session.sendLinkAgain(uuid);
    if ("value" in outcome) setAsked("sent");
    else setAsked("failure" in outcome ? outcome.failure : "UNEXPECTED");
  };
  if (asked === "sent") {
    return (
      <Alert tone="positive" title={t("closed.again.sent")} announced>
        <AlertText>{t("closed.again.sentText")}</AlertText>
      </Alert>
    );
  }
  return (
    <>
      {asked !== "not yet" && asked !== "asking" && (
        <Alert tone="critical" title={t("failure.title")} announced>
          <AlertText>{t(`failure.${asked}`)}</AlertText>
        </Alert>
      )}
      <Button variant="primary" busy={asked === "asking"} onClick={() => void ask()}>
        {t("closed.again.button")}
      </Button>
    </>
  );
}
