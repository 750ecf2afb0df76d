import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import { provider } from "@latchkey/browser/frame/provider.ts";
import { useOpeningQuery } from "@latchkey/browser/graphql/opening-query.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { allConsentsGiven } from "@latchkey/domain/parties/consents.ts";
import { DashboardFrame } from "@latchkey/ui/frames/dashboard-frame.tsx";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { ErrorPage } from "../shell/error-page.tsx";
import { PageShell } from "../shell/page-shell.tsx";
import { ChoicesBlock } from "./choices-block.tsx";
import { PermissionsBlock } from "./permissions-block.tsx";
import { YourPermissions as openingQuery } from "./your-permissions.graphql.ts";

export { openingQuery };

export function YourDataPage() {
  const { t } = useTranslation("your-data");
  usePageTitle(t("title"));
  const [{ data, error }, fetchAgain] = useQuery(useOpeningQuery(openingQuery));
  if (!data) {
    const refresh = () => fetchAgain({ requestPolicy: "network-only" });
    return error ? <ErrorPage onRetry={refresh} /> : <LoadingScreen />;
  }
  const { consents, latestValidation } = data.me;
  const required = latestValidation?.consents;
  return (
    <PageShell>
      <DashboardFrame title={t("title")} lead={<Lead />}>
        {/* Covered by the onboarding until the consents are given. */}
        {required && allConsentsGiven(required) && (
          <PermissionsBlock required={required} marketing={consents.marketing} />
        )}
        {latestValidation?.canLeave && <ChoicesBlock wantsReminders={latestValidation.wantsReminders} />}
      </DashboardFrame>
    </PageShell>
  );
}

function Lead() {
  const { t } = useTranslation("your-data");
  const { name, privacyUrl } = provider();
  const privacy = (words: string) => <a href={privacyUrl}>{words}</a>;
  return <RichText text={t("lead", { provider: name })} tags={{ privacy }} />;
}
