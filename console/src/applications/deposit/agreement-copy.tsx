import { authorisedFetch } from "@latchkey/browser/session/authorised-fetch.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { depositFilePath, fileDownloadPath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { saveAsFile } from "../../calls/save-as-file.ts";

interface AgreementCopyProps {
  readonly partyId: string;
  readonly depositId: string;
}

/** The written agreement on another deadline, with the name of its reader on each page. */
export function AgreementCopy({ partyId, depositId }: AgreementCopyProps) {
  const { t } = useTranslation("deposit");
  const session = useSession();
  const isRunning = useRef(false);
  const [hasFailed, setFailed] = useState(false);
  const path = fileDownloadPath(depositFilePath(partyId, depositId));
  const fetchCopy = async (): Promise<Blob | undefined> => {
    const response = await authorisedFetch(path, {}, session);
    return response.ok ? response.blob() : undefined;
  };
  const download = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    const copy = await fetchCopy().catch(() => undefined);
    isRunning.current = false;
    setFailed(copy === undefined);
    if (copy) saveAsFile(`${t("file")}.pdf`, copy);
  };
  return (
    <>
      <TextButton onClick={() => void download()}>{t("download")}</TextButton>
      <span role="status">{hasFailed && t("failed")}</span>
    </>
  );
}
