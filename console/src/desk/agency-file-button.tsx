import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { saveAsFile } from "@latchkey/members/calls/save-as-file.ts";
import { useCall } from "@latchkey/members/calls/use-call.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchAgencyFile } from "./agency-files.ts";

interface AgencyFileButtonProps {
  readonly agencyId: string;
  readonly fileId: string;
  readonly name: string;
}

/** Downloads a file of an agency. */
export function AgencyFileButton({ agencyId, fileId, name }: AgencyFileButtonProps) {
  const { t } = useTranslation("responsibility");
  const session = useSession();
  const { isBusy, failure, run } = useCall();
  const [isGone, setGone] = useState(false);
  const download = async () => {
    const content = await run(async () => (await fetchAgencyFile(session, { agencyId, fileId })) ?? null);
    setGone(content === null);
    if (content) saveAsFile(name, content);
  };
  return (
    <>
      <Button size="small" variant="quiet" icon="download" busy={isBusy} onClick={() => void download()}>
        <span translate="no">{name}</span>
      </Button>
      <span role="alert" className="soft">
        {(isGone || failure) && t("notDownloaded")}
      </span>
    </>
  );
}
