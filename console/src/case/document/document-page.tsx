import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { closedReason } from "../../desk/closed-reason.ts";
import { useDocumentName } from "../../desk/document-name.ts";
import { ClosedPage } from "../../shell/closed-page.tsx";
import { DocumentOf } from "./document.graphql.ts";
import { DocumentView } from "./document-view.tsx";

/** One document of a case, or two side by side. */
export function DocumentPage() {
  const { partyId = "", documentId = "" } = useParams();
  const { t } = useTranslation([
    "document",
    "case",
    "desk",
    "answers",
    "document-names",
    "other-document-names",
    "reasons",
    "step-labels",
    "validation",
  ]);
  const nameOf = useDocumentName();
  const [{ data, error }, readAgain] = useKeptQuery({
    query: DocumentOf,
    variables: { partyId, documentId },
    requestPolicy: "cache-and-network",
  });
  usePageTitle(
    data
      ? `${nameOf(data.document.document)}, ${fullName(data.document.party)}`
      : t("case:section.documents"),
  );
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (data) return <DocumentView viewed={data.document} error={error} onRefresh={refresh} />;
  const closed = error && closedReason(error);
  if (closed) return <ClosedPage reason={closed} />;
  if (error) return <ErrorPage onRetry={refresh} />;
  return <PageLoading />;
}
