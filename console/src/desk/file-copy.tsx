import { fileDownloadPath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { useDownload } from "@latchkey/members/calls/use-download.ts";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";

interface FileCopyProps {
  /** The path of the file, as its page routes spell it. */
  readonly path: string;
  /** The name of the copy, without its ending. */
  readonly name: string;
  readonly words: { readonly download: string; readonly failed: string };
}

/** A copy of a file as a PDF, with the name of its reader on each page. */
export function FileCopy({ path, name, words }: FileCopyProps) {
  const { hasFailed, download } = useDownload({
    address: fileDownloadPath(path),
    fileName: `${name}.pdf`,
  });
  return (
    <>
      <TextButton onClick={() => void download()}>{words.download}</TextButton>
      <span role="status">{hasFailed && words.failed}</span>
    </>
  );
}
