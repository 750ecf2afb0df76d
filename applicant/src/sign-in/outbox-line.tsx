import { meta } from "@latchkey/browser/frame/provider.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { useTranslation } from "react-i18next";

/** Address of a demo's outbox; undefined with real e-mail. A placeholder while prerendering. */
const outboxUrl = (): string | undefined =>
  typeof document === "undefined" ? "%OUTBOX_URL%" : meta("latchkey-outbox");

export function OutboxLine() {
  const { t } = useTranslation("sign-in");
  const url = outboxUrl();
  if (!url) return null;
  return (
    <p className="soft">
      <RichText text={t("sent.outbox")} tags={{ outbox: (words) => <a href={url}>{words}</a> }} />
    </p>
  );
}
