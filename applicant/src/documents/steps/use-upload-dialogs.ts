import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { UploadQuestion } from "../upload-question.ts";
import { type Dialogs, fetchDialogs } from "./fetch-dialogs.ts";

/**
 * The dialogs load after the page has rendered. A button pressed before that waits for them; if loading fails,
 * `isUnreachable` is set, and the next press retries.
 */
export const useUploadDialogs = () => {
  const { i18n } = useTranslation();
  const [dialogs, setDialogs] = useState<Dialogs>();
  const [asking, setAsking] = useState<UploadQuestion>();
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => {
    fetchDialogs(i18n).then(setDialogs, () => undefined);
  }, [i18n]);
  const withDialogs = async (work: (dialogs: Dialogs) => void): Promise<void> => {
    setUnreachable(false);
    try {
      const here = dialogs ?? (await fetchDialogs(i18n));
      setDialogs(here);
      work(here);
    } catch {
      setUnreachable(true);
    }
  };
  return {
    Dialogs: dialogs?.UploadDialogs,
    loaded: dialogs,
    asking,
    isUnreachable,
    withDialogs,
    ask: setAsking,
    close: () => setAsking(undefined),
  };
};
