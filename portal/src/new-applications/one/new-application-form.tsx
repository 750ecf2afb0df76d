import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import type { MutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import { BranchField } from "@latchkey/members/new-applications/branch-field.tsx";
import { HomePanel } from "@latchkey/members/new-applications/home-panel.tsx";
import { NextPanel } from "@latchkey/members/new-applications/next-panel.tsx";
import { PeoplePanel } from "@latchkey/members/new-applications/people-panel.tsx";
import { PolicyField } from "@latchkey/members/new-applications/policy-field.tsx";
import { SendBar } from "@latchkey/members/new-applications/send-bar.tsx";
import { TypedHome } from "@latchkey/members/new-applications/typed-home.tsx";
import { shownFields } from "@latchkey/members/new-applications/use-application-form.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { useTranslation } from "react-i18next";
import { useMe } from "../../shell/me.ts";
import type { Offer } from "../offer/offer.graphql.ts";
import { StoppedAlert } from "../offer/stopped-alert.tsx";
import { SentBeforeLinks } from "./sent-before-links.tsx";
import { useNewApplication } from "./use-new-application.ts";

/** The agency has no field here. */
const fields = shownFields.filter((field) => field !== "agency");

export function NewApplicationForm({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation("new-application");
  const { branches } = useMe().agency;
  const { form: plain, before, isBusy, failure } = useNewApplication(offer);
  useHoldsText(plain.isDirty);
  const places = before.placesIn(plain.typed);
  const warnings = Object.fromEntries(
    [...places].map(([path, found]) => [path, <SentBeforeLinks key={path} found={found} />]),
  );
  const form = { ...plain, warnings };
  const policies = offer.policies.map(({ title, ...policy }) => ({ ...policy, label: title }));
  return (
    <form noValidate onSubmit={form.onSubmit} onBlur={() => void before.ask(form.typed)}>
      <ConsoleSplit
        wideRail
        rail={
          <>
            <ConsolePanel title={t("policy.title")}>
              <ConsoleForm>
                <PolicyField form={form} policies={policies} />
              </ConsoleForm>
            </ConsolePanel>
            <NextPanel />
          </>
        }
      >
        {failure && <Problem failure={failure} />}
        <HomePanel
          form={form}
          address={<TypedHome form={form} />}
          agency={branches.length > 0 && <BranchField form={form} branches={branches} />}
        />
        <PeoplePanel form={form} />
        {before.isStopped && <StoppedByBefore />}
        <SendBar form={form} isBusy={isBusy} />
      </ConsoleSplit>
    </form>
  );
}

function StoppedByBefore() {
  const { t } = useTranslation("new-application");
  return (
    <Alert tone="caution" title={t("before.title")} announced>
      <AlertText>{t("before.text")}</AlertText>
    </Alert>
  );
}

function Problem({ failure }: { readonly failure: MutationFailure }) {
  const { t } = useTranslation("new-application");
  const isStopped = failure.kind === "refused" && failure.code === "AGENCY_STOPPED";
  return isStopped ? (
    <StoppedAlert announced />
  ) : (
    <SaveProblem failure={failure} refused={t("send.again")} fields={fields} />
  );
}
