import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { rightToRentFilePath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { useCheckWords } from "@latchkey/members/right-to-rent/check-words.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { rightToRentPath } from "../../desk/case-names.ts";
import { closedReason } from "../../desk/closed-reason.ts";
import { ClosedPage } from "../../shell/closed-page.tsx";
import { RightToRentOf } from "../right-to-rent/right-to-rent.graphql.ts";
import { StaffFileView } from "./staff-file-view.tsx";

export function EvidencePage() {
  const { partyId = "", uploadId = "" } = useParams();
  const { t } = useTranslation(["right-to-rent", "document", "desk"]);
  const words = useCheckWords();
  const [{ data, error }, readAgain] = useKeptQuery({
    query: RightToRentOf,
    variables: { partyId },
    requestPolicy: "cache-and-network",
  });
  usePageTitle(t("file.title"));
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (!data) {
    const closed = error && closedReason(error);
    if (closed) return <ClosedPage reason={closed} />;
    return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  }
  const { party, checks } = data.rightToRent;
  const file = checks.flatMap(({ files }) => files).find((one) => one.uploadId === uploadId);
  if (!file) return <ClosedPage reason="notFound" />;
  return (
    <StaffFileView
      file={rightToRentFilePath(partyId, uploadId)}
      name={words.field(file.field)}
      number={party.number}
      lead={<AsTyped>{`${fullName(party)}, ${party.number}`}</AsTyped>}
      back={{ href: rightToRentPath(partyId), label: t("file.crumb") }}
      rail={
        <ConsolePanel title={t("file.title")}>
          <p className="lines">
            <AsTyped>{[file.name, file.sha256 ?? ""].join("\n")}</AsTyped>
          </p>
        </ConsolePanel>
      }
      error={error}
      onRefresh={refresh}
    />
  );
}
