import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { APPLICATIONS_PATH } from "../../shell/application-paths.ts";
import { useMe } from "../../shell/me.ts";

import { NewApplicationOffer } from "../offer/offer.graphql.ts";
import { StoppedAlert } from "../offer/stopped-alert.tsx";
import { NewApplicationForm } from "./new-application-form.tsx";

/** The page /agency/applications/new. */
export function NewApplicationPage() {
  const { t } = useTranslation("new-application");
  usePageTitle(t("title"));
  const { isStopped } = useMe().agency;
  const [{ data, error }, readAgain] = useQuery({ query: NewApplicationOffer, variables: {} });
  if (!data)
    return error ? (
      <ErrorPage onRetry={() => readAgain({ requestPolicy: "network-only" })} />
    ) : (
      <PageLoading />
    );
  return (
    <ConsoleFrame
      crumb={
        <TextLink crumb icon="arrow-left" href={APPLICATIONS_PATH} linkAs={RoutedLink}>
          {t("crumb")}
        </TextLink>
      }
      title={t("title")}
      lead={t("lead")}
    >
      {isStopped ? <StoppedAlert /> : <NewApplicationForm offer={data.offer} />}
    </ConsoleFrame>
  );
}
