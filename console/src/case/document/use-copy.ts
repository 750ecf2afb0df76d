import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { useRef, useState } from "react";
import { saveAsFile } from "../../calls/save-as-file.ts";
import type { ShownDocument } from "../case.graphql.ts";
import type { ViewedDocument } from "./document.graphql.ts";
import { fetchCopy, type PageFault } from "./page-pictures.ts";

/** Takes a marked copy of a document, one at a time. */
export const useCopy = ({ id: partyId, number }: ViewedDocument["party"], onDone: () => void) => {
  const session = useSession();
  const isRunning = useRef(false);
  const [copied, setCopied] = useState<string>();
  const [fault, setFault] = useState<PageFault>();
  return {
    fault,
    /** The document of which a copy is being made. */
    copied,
    download: async ({ id: documentId, fileName }: ShownDocument): Promise<void> => {
      if (isRunning.current) return;
      isRunning.current = true;
      setFault(undefined);
      setCopied(documentId);
      const copy = await fetchCopy(session, { partyId, documentId });
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
