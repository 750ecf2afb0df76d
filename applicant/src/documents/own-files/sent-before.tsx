import { loadTexts } from "@latchkey/browser/i18n/i18n.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

type Sent = typeof import("./sent-files.tsx");

/** What was sent before and is asked for again. It comes after the page, and fails without a word. */
export function SentBefore() {
  const { i18n } = useTranslation();
  const [sent, setSent] = useState<Sent>();
  useEffect(() => {
    Promise.all([import("./sent-files.tsx"), loadTexts(i18n, "upload-dialogs")]).then(
      ([loaded]) => setSent(loaded),
      () => undefined,
    );
  }, [i18n]);
  return sent ? <sent.SentFiles /> : null;
}
