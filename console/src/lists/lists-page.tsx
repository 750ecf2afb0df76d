import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { rightToRentRuleSets } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { Link } from "@latchkey/ui/link/link.tsx";
import { Table } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import { CANNED_TEXTS_PATH, PROVIDERS_PATH, ruleSetPath } from "./list-paths.ts";
import { RightToRentRuleSets, type ShownRuleSet } from "./lists.graphql.ts";
import { SanctionsListsPanel } from "./sanctions-lists.tsx";
import { useConfirmed } from "./use-confirmed.ts";

/** The lists and rules that administrators keep or confirm. */
export function ListsPage() {
  const { t } = useTranslation("lists");
  usePageTitle(t("title"));
  useKeptFocus();
  const [{ data, error }, readAgain] = useKeptQuery({
    query: RightToRentRuleSets,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (!data) return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  return (
    <ConsoleFrame title={t("title")} lead={t("lead")}>
      {error && <LoadProblem onRetry={refresh} />}
      <RuleSets sets={data.rightToRentRuleSets} />
      <ProvidersPanel />
      <CannedPanel />
      <SanctionsListsPanel />
    </ConsoleFrame>
  );
}

function ProvidersPanel() {
  const { t } = useTranslation("lists");
  return (
    <ConsolePanel title={t("providers.title")}>
      <div className="stack">
        <p className="soft">{t("providers.text")}</p>
        <p>
          <Link href={PROVIDERS_PATH} linkAs={RoutedLink}>
            {t("providers.open")}
          </Link>
        </p>
      </div>
    </ConsolePanel>
  );
}

function CannedPanel() {
  const { t } = useTranslation("lists");
  return (
    <ConsolePanel title={t("canned.title")}>
      <div className="stack">
        <p className="soft">{t("canned.text")}</p>
        <p>
          <Link href={CANNED_TEXTS_PATH} linkAs={RoutedLink}>
            {t("canned.open")}
          </Link>
        </p>
      </div>
    </ConsolePanel>
  );
}

function RuleSets({ sets }: { readonly sets: readonly ShownRuleSet[] }) {
  const { t } = useTranslation("lists");
  const { language } = useLanguage();
  const confirmedText = useConfirmed();
  const fromOf = (id: string) => rightToRentRuleSets.find((rules) => rules.id === id)?.from ?? "";
  return (
    <ConsolePanel title={t("rules.title")} flush>
      <div className="console-panel__body">
        <p className="soft">{t("rules.text")}</p>
      </div>
      <Table
        label={t("rules.title")}
        headLabel={t("rules.set")}
        columns={[
          { name: "from", label: t("rules.from") },
          { name: "state", label: t("rules.state") },
        ]}
        rows={sets.map(({ id, isInForce, confirmation }) => ({
          id,
          head: (
            <Link href={ruleSetPath(id)} linkAs={RoutedLink}>
              {id}
            </Link>
          ),
          cells: {
            from: `${formatDate(language, fromOf(id))}${isInForce ? ` (${t("rules.inForce")})` : ""}`,
            state: confirmation ? confirmedText(confirmation) : t("rules.none"),
          },
        }))}
      />
    </ConsolePanel>
  );
}
