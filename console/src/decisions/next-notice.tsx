import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { TakeNextButton } from "../desk/take-next-button.tsx";

/** Takes the focus, because the form that had it is gone. */
export function NextNotice({ onNothing }: { readonly onNothing: () => void }) {
  const { t } = useTranslation("decision");
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert
      tone="positive"
      title={t("next.title")}
      actions={<TakeNextButton onNothing={onNothing} />}
      ref={notice}
    >
      <AlertText>{t("next.text")}</AlertText>
    </Alert>
  );
}
