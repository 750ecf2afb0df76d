import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { Link } from "@latchkey/ui/link/link.tsx";
import { Table } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import { LoadProblem } from "../desk/load-problem.tsx";
import { useKeptQuery } from "../desk/use-kept-query.ts";
import { ErrorPage } from "../shell/error-page.tsx";
import { PageLoading } from "../shell/page-loading.tsx";
import { Agencies, type ListedAgency } from "./agencies.graphql.ts";
import { agencyPath } from "./agency-paths.ts";
import { Contact } from "./contact.tsx";

export function AgenciesPage() {
  const { t } = useTranslation("agencies");
  usePageTitle(t("title"));
  useKeptFocus();
  const [{ data, error }, readAgain] = useKeptQuery({
    query: Agencies,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (!data) return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  return (
    <ConsoleFrame title={t("title")} lead={t("lead")}>
      {error && <LoadProblem onRetry={refresh} />}
      <PlainPanel label={t("title")}>
        <Table
          label={t("title")}
          headLabel={t("name")}
          columns={[
            { name: "email", label: t("email") },
            { name: "compliance", label: t("complianceEmail") },
          ]}
          rows={data.agencies.map((agency) => ({
            id: agency.id,
            head: <Name agency={agency} />,
            cells: {
              email: <Contact email={agency.email} />,
              compliance: <Contact email={agency.complianceEmail} />,
            },
          }))}
        />
      </PlainPanel>
    </ConsoleFrame>
  );
}

function Name({ agency: { id, name, isOwn } }: { readonly agency: ListedAgency }) {
  const { t } = useTranslation("agencies");
  return (
    <>
      <Link href={agencyPath(id)} linkAs={RoutedLink}>
        <AsTyped>{name}</AsTyped>
      </Link>
      {isOwn && <span className="soft"> ({t("own")})</span>}
    </>
  );
}
