import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { SMALLEST_SPLIT } from "@latchkey/domain/figures/shown-figures.ts";
import { SMALLEST_GROUP } from "@latchkey/domain/rules/smallest-group.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { Spinner } from "@latchkey/ui/spinner/spinner.tsx";
import { useTranslation } from "react-i18next";
import { CsvButton } from "./csv-button.tsx";
import { figureTexts } from "./figure-texts.ts";
import { type Figures, FiguresOf, shownIn } from "./figures.graphql.ts";
import { FiguresFilters } from "./figures-filters.tsx";
import { monthsText } from "./figures-months.ts";
import { FiguresView } from "./figures-view.tsx";
import { useFiguresChoice } from "./use-figures-choice.ts";

export function FiguresPage() {
  const { t } = useTranslation(figureTexts);
  usePageTitle(t("title"));
  useKeptFocus();
  const filters = useFiguresChoice();
  const { period, agencyId, policy } = filters.choice;
  const [{ data, error, fetching }, readAgain] = useKeptQuery({
    query: FiguresOf,
    variables: { period, agencyId, policy },
    requestPolicy: "cache-and-network",
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (!data) return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  const { figures } = data;
  return (
    <ConsoleFrame
      title={t("title")}
      lead={<Lead figures={figures} />}
      actions={
        <>
          {fetching && <Spinner label={t("loading")} />}
          {!figures.isWithheld && <CsvButton figures={figures} />}
        </>
      }
    >
      {error && !fetching && <LoadProblem onRetry={refresh} />}
      <FiguresFilters {...filters} figures={figures} />
      {figures.isWithheld || isEmpty(figures) ? (
        <PlainPanel label={t("title")}>
          <div className="console-panel__body">
            <p>{figures.isWithheld ? t("withheld", { count: SMALLEST_GROUP }) : t("empty")}</p>
          </div>
        </PlainPanel>
      ) : (
        <FiguresView figures={figures} />
      )}
    </ConsoleFrame>
  );
}

const isEmpty = (figures: Figures): boolean => {
  const { total, groups } = shownIn(figures);
  return total.decided === 0 && groups.every((one) => one.groups.length === 0);
};

function Lead({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation(figureTexts);
  const { language } = useLanguage();
  const { decided } = shownIn(figures).total;
  if (figures.isWithheld) return monthsText(t, language, figures);
  return t("lead", {
    months: monthsText(t, language, figures),
    decisions:
      decided === null
        ? t("fewDecisions", { count: SMALLEST_GROUP })
        : t("decisions", { count: decided, n: decided.toLocaleString(language) }),
    smallest: SMALLEST_GROUP,
    split: SMALLEST_SPLIT,
  });
}
