import { reportFileName } from "@latchkey/domain/reports/report-wire.ts";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { useDownload } from "../calls/use-download.ts";

const FILES = [
  { word: "pdf", edition: "agency", type: "pdf" },
  { word: "json", edition: "agency", type: "json" },
  { word: "landlordsPdf", edition: "landlord", type: "pdf" },
] as const;

interface ReportFilesProps {
  readonly report: { readonly id: string; readonly version: number };
  /** The path of a file in the app. */
  readonly pathOf: (reportId: string, edition: string, type: string) => string;
}

/** The files of a report, to download. */
export function ReportFiles(props: ReportFilesProps) {
  return (
    <div className="row">
      {FILES.map((file) => (
        <ReportFile key={file.word} {...props} {...file} />
      ))}
    </div>
  );
}

function ReportFile(props: ReportFilesProps & (typeof FILES)[number]) {
  const { report, pathOf, word, edition, type } = props;
  const { t } = useTranslation("report-links");
  const { hasFailed, download } = useDownload({
    address: pathOf(report.id, edition, type),
    fileName: reportFileName({ ...report, edition }, type),
  });
  return (
    <>
      <TextButton onClick={() => void download()}>{t(word)}</TextButton>
      <span role="status">{hasFailed && t("failed")}</span>
    </>
  );
}
