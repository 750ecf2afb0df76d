import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { saveAsFile } from "@latchkey/members/calls/save-as-file.ts";
import { useRef, useState } from "react";
import { fetchCopy, type PageFault } from "./page-pictures.ts";

/** Takes a marked copy of a file, one at a time. @param number of the party, with which the copy's name begins */
export const useCopy = (number: string, onDone: () => void) => {
  const session = useSession();
  const isRunning = useRef(false);
  const [copied, setCopied] = useState<string>();
  const [fault, setFault] = useState<PageFault>();
  return {
    fault,
    /** The address of the file of which a copy is being made. */
    copied,
    download: async (file: string, fileName: string): Promise<void> => {
      if (isRunning.current) return;
      isRunning.current = true;
      setFault(undefined);
      setCopied(file);
      const copy = await fetchCopy(session, file);
      isRunning.current = false;
      setCopied(undefined);
      if (typeof copy === "string") setFault(copy);
      else {
        saveAsFile(`${number} ${fileName.replace(/\.[^.]*$/, "")}.pdf`, copy);
        onDone();
      }
    },
  };
};
