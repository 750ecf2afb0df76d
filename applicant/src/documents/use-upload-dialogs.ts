import { type ComponentType, useEffect, useState } from "react";
import type { UploadDialogsProps, UploadQuestion } from "./upload-dialogs.tsx";

const fetchDialogs = async (): Promise<ComponentType<UploadDialogsProps>> =>
  (await import("./upload-dialogs.tsx")).UploadDialogs;

/**
 * The dialogs come after the page is drawn. Whoever presses a button before that waits for them a moment; where they
 * do not come, `isUnreachable` says so, and the next press asks again.
 */
export const useUploadDialogs = () => {
  const [Dialogs, setDialogs] = useState<ComponentType<UploadDialogsProps>>();
  const [asking, setAsking] = useState<UploadQuestion>();
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => {
    fetchDialogs().then(
      (loaded) => setDialogs(() => loaded),
      () => undefined,
    );
  }, []);
  const ask = async (question: UploadQuestion): Promise<void> => {
    setUnreachable(false);
    if (Dialogs) return setAsking(question);
    try {
      const loaded = await fetchDialogs();
      setDialogs(() => loaded);
      setAsking(question);
    } catch {
      setUnreachable(true);
    }
  };
  return { Dialogs, asking, isUnreachable, ask, close: () => setAsking(undefined) };
};
