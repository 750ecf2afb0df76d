import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import type { AnyIdentityStep, IdentityVariant } from "@latchkey/domain/identity/any-flow.ts";
import type { IdentityContext } from "@latchkey/domain/identity/context.ts";
import { answersOf } from "@latchkey/domain/identity/values.ts";
import { DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";
import { useClient, useQuery } from "urql";
import { BoardHolderContext, useBoardHolder } from "../documents/board-holder.ts";
import { type LazyScreen, prefetch } from "../questions/lazy-screen.ts";
import { stepInAddress } from "../questions/question-address.ts";
import { useSectionIndicator } from "../questions/section-indicator.ts";
import { SectionWizard } from "../questions/section-wizard.tsx";
import type { WizardDefinition } from "../questions/wizard-definition.ts";
import { ErrorPage } from "../shell/error-page.tsx";
import { useInitialData } from "../shell/initial-data.tsx";
import { type IdentitySection, IdentitySectionProvider } from "./identity-context.ts";
import { type IdentityMe, Me } from "./identity-data.graphql.ts";
import { useVariant } from "./load-variant.ts";
import { type Asked, askedFor, openingOf, type Validation, variantIn } from "./opening.ts";
import { saveIdentity } from "./save-identity.ts";
import { type ScreenSet, type Screens, screensOf } from "./screens.ts";
import type { RunningValues } from "./step-facts.ts";
import { todayInLondon } from "./today.ts";
import type { LoadedVariant } from "./variant.ts";

/** The screens; the one that the address names is fetched together with the data, without one the first. */
const useScreens = (): ScreenSet => {
  // All texts that every step has: no step waits for them.
  const { i18n } = useTranslation(["identity", "questions", "validation"]);
  const { pathname } = useLocation();
  const [screens] = useState(() => screensOf(i18n));
  const [named] = useState(() => stepInAddress("IDENTITY", pathname) ?? "name");
  useEffect(() => {
    const shared: Readonly<Record<string, LazyScreen>> = screens.shared;
    prefetch([shared[named]].filter((screen) => screen !== undefined));
  }, [screens, named]);
  return screens;
};

/** The identity section, in either variant: loads what it begins with, then runs as a wizard. */
export function IdentityWizard() {
  const expected = variantIn(useInitialData().latestValidation);
  const screens = useScreens();
  const [{ data, error }, reload] = useQuery({ query: Me, requestPolicy: "network-only" });
  // The first answer opens the wizard; saves that change the cache afterwards do not open it again.
  const [opened, setOpened] = useState<IdentityMe>();
  if (data && !opened) setOpened(data.me);
  const variant = opened ? variantIn(opened.latestValidation) : expected;
  const { loaded, hasFailed, retry } = useVariant(variant);
  if (opened && !variant) return <ErrorPage />;
  if (opened && variant && loaded) {
    return <OpenedIdentity me={opened} variant={variant} loaded={loaded} screens={screens} />;
  }
  const tryAgain = () => {
    if (hasFailed) retry();
    if (error) reload({ requestPolicy: "network-only" });
  };
  return error || hasFailed ? <ErrorPage onRetry={tryAgain} /> : <LoadingScreen />;
}

interface OpenedProps {
  readonly me: IdentityMe;
  readonly variant: IdentityVariant;
  readonly loaded: LoadedVariant;
  readonly screens: ScreenSet;
}

function OpenedIdentity(props: OpenedProps) {
  const validation = props.me.latestValidation;
  const { search } = useLocation();
  const asked = validation && askedFor(validation, props.loaded.flow, search);
  if (!validation) return <ErrorPage />;
  if (!asked) return <NobodyAsked />;
  if (validation.validationSubmitted || asked.record?.submittedDtm) {
    return <Navigate to={DASHBOARD_PATH} replace />;
  }
  // Another address is another record: its wizard begins with its own values.
  return <RunningIdentity key={search} {...props} validation={validation} asked={asked} />;
}

/** A request that is not there is reported, not shown (spec 2 §8, spec 3 §4): the person goes on where they were. */
function NobodyAsked() {
  useEffect(() => {
    reporter.report(new Error("The remedial section in the address does not exist"), "dashboard");
  }, []);
  return <Navigate to={DASHBOARD_PATH} replace />;
}

const useDefinition = (
  { loaded, screens: { shared, screen } }: OpenedProps,
  context: IdentityContext,
): WizardDefinition<RunningValues, IdentityContext, AnyIdentityStep> => {
  const client = useClient();
  return useMemo(() => {
    // The flow leads to no step of the other variant.
    const screens = { ...shared, ...loaded.screens(screen) } as Screens;
    const { flow, mutation } = loaded;
    return { section: "IDENTITY", flow, context, screens, answersOf, save: saveIdentity(client, mutation) };
  }, [client, context, loaded, shared, screen]);
};

const sectionOf = ({ sectionMetaData }: Validation, variant: IdentityVariant, { request }: Asked) => ({
  ...sectionMetaData,
  variant,
  today: todayInLondon(),
  idvtEnabled: sectionMetaData.enableIdvt,
  request,
});

interface RunningProps extends OpenedProps {
  readonly validation: Validation;
  readonly asked: Asked;
}

function RunningIdentity(props: RunningProps) {
  const { me, validation, variant, loaded, asked } = props;
  const { pathname } = useLocation();
  const [section] = useState<IdentitySection>(() => sectionOf(validation, variant, asked));
  const definition = useDefinition(props, section);
  const [opening] = useState(() =>
    openingOf({ me, validation, asked, flow: loaded.flow, context: section, pathname }),
  );
  const board = useBoardHolder();
  const sections = useSectionIndicator("IDENTITY", validation.sections, validation.progress);
  return (
    <IdentitySectionProvider value={section}>
      <BoardHolderContext value={board}>
        <SectionWizard definition={definition} opening={opening} sections={sections} />
      </BoardHolderContext>
    </IdentitySectionProvider>
  );
}
