import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { closedReason } from "../desk/closed-reason.ts";
import { ClosedPage } from "../shell/closed-page.tsx";
import { ReferenceView } from "./reference-view.tsx";
import { ReferenceOf } from "./references.graphql.ts";

export function ReferencePage() {
  const { referenceId = "" } = useParams();
  const { t } = useTranslation("references");
  const [{ data, error }, readAgain] = useKeptQuery({
    query: ReferenceOf,
    variables: { referenceId },
    requestPolicy: "cache-and-network",
  });
  const viewed = data?.reference;
  const reference = viewed?.references.find(({ id }) => id === viewed.id);
  usePageTitle(
    viewed && reference ? t(`one.title.${reference.kind}`, { name: fullName(viewed.party) }) : t("title"),
  );
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (viewed && reference)
    return <ReferenceView viewed={viewed} reference={reference} error={error} onRefresh={refresh} />;
  const closed = error && closedReason(error);
  if (closed) return <ClosedPage reason={closed} />;
  return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
}
