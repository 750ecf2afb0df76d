import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { agreementOf, FEWEST_REVIEWS } from "@latchkey/domain/review/second-review.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { Stats } from "@latchkey/ui/stats/stats.tsx";
import { useTranslation } from "react-i18next";
import { useKnownStaff } from "../shell/staff.ts";
import { DifferingTable } from "./differing-table.tsx";
import { type Listed, SecondReviews } from "./second-reviews.graphql.ts";
import { WaitingPanel } from "./waiting-panel.tsx";

/** Reviews that wait, differences that are open, and how often two reviewers decide alike. */
export function SecondReviewsPage() {
  const { t } = useTranslation("second-reviews");
  usePageTitle(t("title"));
  useKeptFocus();
  const isReviewer = useKnownStaff()?.roles.includes("REVIEWER") ?? false;
  const [{ data, error }, readAgain] = useKeptQuery({
    query: SecondReviews,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (!data) return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  const { waiting, differing, counts } = data.secondReviews;
  return (
    <ConsoleFrame title={t("title")} lead={t("lead")}>
      {error && <LoadProblem onRetry={refresh} />}
      <Counts counts={counts} />
      {isReviewer && <WaitingPanel waiting={waiting} onRefused={refresh} />}
      <ConsolePanel title={t("differing.title")} flush={differing.length > 0}>
        {differing.length === 0 ? (
          <p className="soft">{t("differing.none")}</p>
        ) : (
          <DifferingTable differing={differing} isReviewer={isReviewer} />
        )}
      </ConsolePanel>
    </ConsoleFrame>
  );
}

const percentOf = (share: number): number => Math.round(share * 100);

function Counts({ counts: { given, agreed } }: Pick<Listed, "counts">) {
  const { t } = useTranslation("second-reviews");
  const agreement = agreementOf(given, agreed);
  return (
    <Stats
      items={[
        { key: "given", label: t("counts.given"), value: given },
        { key: "agreed", label: t("counts.agreed"), value: agreed },
        {
          key: "agreement",
          label: t("counts.agreement"),
          value: agreement ? t("counts.percent", { percent: percentOf(agreement.share) }) : "–",
          note: agreement
            ? t("counts.interval", { low: percentOf(agreement.low), high: percentOf(agreement.high) })
            : t("counts.few", { count: FEWEST_REVIEWS }),
        },
      ]}
    />
  );
}
