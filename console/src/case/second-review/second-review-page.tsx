import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { closedReason } from "../../desk/closed-reason.ts";
import { ClosedPage } from "../../shell/closed-page.tsx";
import { SecondReviewOf } from "./second-review.graphql.ts";
import { SecondReviewView } from "./second-review-view.tsx";

/** A decision that was drawn, decided once more from its evidence; afterwards beside the first. */
export function SecondReviewPage() {
  const { id = "" } = useParams();
  const { t } = useTranslation([
    "second-reviews",
    "affordability",
    "answers",
    "case",
    "decision",
    "document",
    "document-names",
    "other-document-names",
    "reasons",
    "step-labels",
    "validation",
  ]);
  const [{ data, error }, readAgain] = useKeptQuery({
    query: SecondReviewOf,
    variables: { id },
    requestPolicy: "cache-and-network",
  });
  usePageTitle(data ? [t("title"), fullName(data.secondReview)].join(": ") : t("title"));
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (data) return <SecondReviewView key={id} review={data.secondReview} error={error} onRefresh={refresh} />;
  const closed = error && closedReason(error);
  if (closed) return <ClosedPage reason={closed} />;
  if (error) return <ErrorPage onRetry={refresh} />;
  return <PageLoading />;
}
