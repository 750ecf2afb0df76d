import { depositFilePath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { useTranslation } from "react-i18next";
import { FileCopy } from "../../desk/file-copy.tsx";

interface AgreementCopyProps {
  readonly partyId: string;
  readonly depositId: string;
}

/** The written agreement on another deadline. */
export function AgreementCopy({ partyId, depositId }: AgreementCopyProps) {
  const { t } = useTranslation("deposit");
  return (
    <FileCopy
      path={depositFilePath(partyId, depositId)}
      name={t("file")}
      words={{ download: t("download"), failed: t("failed") }}
    />
  );
}
