import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { MOST_PEOPLE } from "@latchkey/domain/applications/new-application.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { HomePanel } from "@latchkey/members/new-applications/home-panel.tsx";
import { NextPanel } from "@latchkey/members/new-applications/next-panel.tsx";
import { PeoplePanel } from "@latchkey/members/new-applications/people-panel.tsx";
import { SendBar } from "@latchkey/members/new-applications/send-bar.tsx";
import {
  emptyApplication,
  type TypedApplication,
  toApplication,
  typedIssues,
} from "@latchkey/members/new-applications/typed-application.ts";
import { shownFields, useApplicationForm } from "@latchkey/members/new-applications/use-application-form.ts";
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
import { useShortcuts } from "../../shortcuts/use-shortcuts.ts";
import { AgencyFields } from "./agency-fields.tsx";
import { withAgency } from "./agency-offer.ts";
import { HomeField } from "./home-field.tsx";
import { agencyNamed, allowedPolicies } from "./known-agencies.ts";
import {
  CreateApplication,
  NewApplicationForm,
  type OfferedPolicy,
  type OfferingAgency,
} from "./new-application.graphql.ts";
import { PolicyPanel } from "./policy-panel.tsx";

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

const offerIn = (agencies: readonly OfferingAgency[], typed: TypedApplication) => {
  const agency = agencyNamed(agencies, typed.agency);
  return agency && { ...agency, branches: agency.branches.map(({ id }) => id) };
};

const isFull = ({ people }: TypedApplication): boolean => people.length >= MOST_PEOPLE;

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
  const [start] = useState(() =>
    emptyApplication({
      agency: "",
      branch: "",
      policy: policies.find(({ countries }) => countries.includes("ENG"))?.name ?? "",
      language,
    }),
  );
  const form = useApplicationForm({
    start,
    judge: (typed) => typedIssues(typed, { today, policies, offer: offerIn(agencies, typed) }),
    failure,
    onValid: async (typed) => {
      const data = await save({ input: toApplication(typed, today) }, { idempotencyKey });
      if (data) void navigate(applicationPath(data.createApplication.id), { replace: true });
    },
  });
  useShortcuts([{ keys: "p", label: t("send.key"), run: () => !isFull(form.typed) && form.addPerson() }]);
  useHoldsText(form.isDirty);
  const agency = agencyNamed(agencies, form.typed.agency);
  const chooseAgency = (name: string) =>
    form.change(withAgency(form.typed, name, { policies, agencies }), "agency", "branch", "policy");
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
          <HomePanel
            form={form}
            address={<HomeField form={form} canSearch={canSearch} />}
            agency={<AgencyFields form={form} agencies={agencies} onAgency={chooseAgency} />}
          />
          <PeoplePanel form={form} />
          <SendBar form={form} isBusy={isBusy} />
        </ConsoleSplit>
      </form>
    </ConsoleFrame>
  );
}
