import { authorisedFetch } from "@latchkey/browser/session/authorised-fetch.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { fileDownloadPath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useRef, useState } from "react";
import { saveAsFile } from "../calls/save-as-file.ts";

interface FileCopyProps {
  /** The path of the file, as its page routes spell it. */
  readonly path: string;
  /** The name of the copy, without its ending. */
  readonly name: string;
  readonly words: { readonly download: string; readonly failed: string };
}

/** A copy of a file as a PDF, with the name of its reader on each page. */
export function FileCopy({ path, name, words }: FileCopyProps) {
  const session = useSession();
  const isRunning = useRef(false);
  const [hasFailed, setFailed] = useState(false);
  const fetchCopy = async (): Promise<Blob | undefined> => {
    const response = await authorisedFetch(fileDownloadPath(path), {}, session);
    return response.ok ? response.blob() : undefined;
  };
  const download = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    const copy = await fetchCopy().catch(() => undefined);
    isRunning.current = false;
    setFailed(copy === undefined);
    if (copy) saveAsFile(`${name}.pdf`, copy);
  };
  return (
    <>
      <TextButton onClick={() => void download()}>{words.download}</TextButton>
      <span role="status">{hasFailed && words.failed}</span>
    </>
  );
}
