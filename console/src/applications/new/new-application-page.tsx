import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { ConsoleFrame, ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useQuery } from "urql";
import { APPLICATIONS_PATH, applicationPath } from "../../desk/case-names.ts";
import { HomePanel } from "./home-panel.tsx";
import { agencyNamed, allowedPolicies } from "./known-agencies.ts";
import {
  CreateApplication,
  NewApplicationForm,
  type OfferedPolicy,
  type OfferingAgency,
} from "./new-application.graphql.ts";
import { NextPanel } from "./next-panel.tsx";
import { PeoplePanel } from "./people-panel.tsx";
import { PolicyPanel } from "./policy-panel.tsx";
import { SendBar } from "./send-bar.tsx";
import { newPerson, toApplication } from "./typed-application.ts";
import { shownFields, useApplicationForm } from "./use-application-form.ts";

export function NewApplicationPage() {
  const { t } = useTranslation(["new-application", "desk", "validation", "policy-rules"]);
  usePageTitle(t("title"));
  const [{ data, error }, askAgain] = useQuery({ query: NewApplicationForm, variables: {} });
  if (data)
    return (
      <NewApplication
        policies={data.policies}
        agencies={data.agencyOffers}
        canSearch={data.homeSearchAvailable}
      />
    );
  return error ? <ErrorPage onRetry={() => askAgain({ requestPolicy: "network-only" })} /> : <PageLoading />;
}

interface NewApplicationProps {
  readonly policies: readonly OfferedPolicy[];
  readonly agencies: readonly OfferingAgency[];
  readonly canSearch: boolean;
}

function NewApplication({ policies, agencies, canSearch }: NewApplicationProps) {
  const { t } = useTranslation("new-application");
  const { language } = useLanguage();
  const navigate = useNavigate();
  const today = londonDate(useNow());
  // One form makes one application, however often it is sent.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { isBusy, failure, save } = useSave(CreateApplication);
  const [start] = useState(() => ({
    home: "",
    country: "ENG" as const,
    rent: "",
    advertisedRent: "",
    rentPeriod: "month" as const,
    currency: "GBP" as const,
    start: "",
    term: "12",
    agency: "",
    branch: "",
    reference: "",
    policy: policies.find(({ countries }) => countries.includes("ENG"))?.name ?? "",
    language,
    people: [newPerson(1)],
  }));
  const form = useApplicationForm({
    start,
    today,
    policies,
    agencies,
    failure,
    onValid: async (typed) => {
      const data = await save({ input: toApplication(typed, today) }, { idempotencyKey });
      if (data) void navigate(applicationPath(data.createApplication.id), { replace: true });
    },
  });
  useHoldsText(form.isDirty);
  const agency = agencyNamed(agencies, form.typed.agency);
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
      <form noValidate onSubmit={form.onSubmit}>
        <ConsoleSplit
          wideRail
          rail={
            <>
              <PolicyPanel form={form} policies={allowedPolicies(policies, agency)} />
              <NextPanel />
            </>
          }
        >
          {failure && <SaveProblem failure={failure} refused={t("send.again")} fields={shownFields} />}
          <HomePanel form={form} agencies={agencies} canSearch={canSearch} />
          <PeoplePanel form={form} />
          <SendBar form={form} isBusy={isBusy} />
        </ConsoleSplit>
      </form>
    </ConsoleFrame>
  );
}
