import { authorisedFetch } from "@latchkey/browser/session/authorised-fetch.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { useRef, useState } from "react";
import { saveAsFile } from "./save-as-file.ts";

interface Downloaded {
  readonly address: string;
  readonly fileName: string;
}

/** Saves a file that only the session may fetch; a second press waits for the first. */
export const useDownload = ({ address, fileName }: Downloaded) => {
  const session = useSession();
  const isRunning = useRef(false);
  const [hasFailed, setFailed] = useState(false);
  const fetchFile = async (): Promise<Blob | undefined> => {
    const response = await authorisedFetch(address, {}, session);
    return response.ok ? response.blob() : undefined;
  };
  const download = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    const file = await fetchFile().catch(() => undefined);
    isRunning.current = false;
    setFailed(file === undefined);
    if (file) saveAsFile(fileName, file);
  };
  return { hasFailed, download };
};
