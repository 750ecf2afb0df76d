import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Dialogs, fetchDialogs } from "./fetch-dialogs.ts";

/** Earlier files that are asked for again. They load after the page; a failure stays silent. */
export function SentBefore() {
  const { i18n } = useTranslation();
  const [loaded, setLoaded] = useState<Dialogs>();
  useEffect(() => {
    fetchDialogs(i18n).then(setLoaded, () => undefined);
  }, [i18n]);
  return loaded ? <loaded.SentFiles /> : null;
}
