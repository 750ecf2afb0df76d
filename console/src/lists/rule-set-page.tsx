import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import type { RightToRentRules } from "@latchkey/domain/compliance/right-to-rent/rule-set.ts";
import { rightToRentRuleSets } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { ClosedPage } from "../shell/closed-page.tsx";
import { ConfirmPanel } from "./confirm-panel.tsx";
import { LISTS_PATH } from "./list-paths.ts";
import { RightToRentRuleSets, type ShownRuleSet } from "./lists.graphql.ts";
import { RuleTables } from "./rule-tables.tsx";
import { useConfirmed } from "./use-confirmed.ts";

/** One set of rules, as one page for the operator's lawyer. */
export function RuleSetPage() {
  const { id = "" } = useParams();
  const { t } = useTranslation("lists");
  usePageTitle(id);
  useKeptFocus();
  const [{ data, error }, readAgain] = useKeptQuery({
    query: RightToRentRuleSets,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (!data) return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  const set = data.rightToRentRuleSets.find((one) => one.id === id);
  const rules = rightToRentRuleSets.find((one) => one.id === id);
  if (!set || !rules) return <ClosedPage reason="notFound" />;
  return (
    <>
      {error && <LoadProblem onRetry={refresh} />}
      <RuleSetView set={set} rules={rules} heading={t("rules.title")} />
    </>
  );
}

interface RuleSetViewProps {
  readonly set: ShownRuleSet;
  readonly rules: RightToRentRules;
  readonly heading: string;
}

function RuleSetView({ set, rules, heading }: RuleSetViewProps) {
  const { id, confirmation } = set;
  const { t } = useTranslation(["lists", "desk"]);
  const { language } = useLanguage();
  const confirmedText = useConfirmed();
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={LISTS_PATH} linkAs={RoutedLink}>
            {t("set.crumb")}
          </TextLink>
        }
        title={`${heading}, ${formatDate(language, rules.from)}`}
        lead={`${id}. ${t("set.lead")}`}
        actions={
          <span className="screen-only">
            <Button size="small" onClick={() => window.print()}>
              {t("set.print")}
            </Button>
          </span>
        }
      >
        {confirmation ? (
          <Alert tone="positive" title={t("set.confirmedTitle")}>
            <AlertText>{confirmedText(confirmation)}</AlertText>
          </Alert>
        ) : (
          <Alert tone="caution" title={t("set.unconfirmed")}>
            <AlertText>{t("set.unconfirmedText")}</AlertText>
          </Alert>
        )}
        <RuleTables rules={rules} />
        <div className="screen-only">
          <ConfirmPanel key={confirmation?.at} set={set} onDone={() => show(t("set.done"))} />
        </div>
      </ConsoleFrame>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}
