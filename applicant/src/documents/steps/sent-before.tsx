import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Dialogs, fetchDialogs } from "./fetch-dialogs.ts";

/** What was sent before and is asked for again. It comes after the page, and fails without a word. */
export function SentBefore() {
  const { i18n } = useTranslation();
  const [loaded, setLoaded] = useState<Dialogs>();
  useEffect(() => {
    fetchDialogs(i18n).then(setLoaded, () => undefined);
  }, [i18n]);
  return loaded ? <loaded.SentFiles /> : null;
}
