import { type IdentityContext, type IdentityStep, identityFlow } from "@latchkey/domain/identity/flow.ts";
import { answersOf, identityValues } from "@latchkey/domain/identity/values.ts";
import { asStepName } from "@latchkey/domain/wizard/flow.ts";
import { matchProgress } from "@latchkey/domain/wizard/progress.ts";
import { seenOnOpening } from "@latchkey/domain/wizard/resume.ts";
import type { i18n as I18n } from "i18next";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";
import { useClient, useQuery } from "urql";
import { ErrorPage } from "../app/error-page.tsx";
import { loadTexts } from "../app/i18n.ts";
import { LoadingScreen } from "../app/loading-screen.tsx";
import { DASHBOARD_PATH } from "../app/navigate.ts";
import { NotHerePage } from "../app/not-here-page.tsx";
import { type BoardHolder, BoardHolderContext } from "../documents/board-holder.ts";
import { type LazyScreen, lazyScreen, prefetch } from "../questions/lazy-screen.ts";
import { readQuery, stepInAddress } from "../questions/question-address.ts";
import { useSectionIndicator } from "../questions/section-indicator.ts";
import { SectionWizard } from "../questions/section-wizard.tsx";
import type { WizardDefinition } from "../questions/wizard-definition.ts";
import { IdentitySectionProvider } from "./identity-context.ts";
import { type IdentityMe, Me } from "./identity-data.graphql.ts";
import { saveIdentity } from "./save-identity.ts";
import type { RunningValues } from "./step-facts.ts";
import { todayInLondon } from "./today.ts";

type Screens = Readonly<Record<IdentityStep, LazyScreen>>;

/** Every step, or the two sides of one, is a chunk of its own; uploads bring their texts along. */
const screensWith = (i18n: I18n): Screens => {
  const signposting = () => import("./steps/signposting-step.tsx");
  const upload = () => import("./steps/upload-step.tsx");
  const withTexts = async <Step,>(step: Promise<Step>): Promise<Step> => {
    await Promise.all([step, loadTexts(i18n, "documents")]);
    return step;
  };
  return {
    name: lazyScreen(async () => (await import("./steps/name-step.tsx")).NameStep),
    birthdate: lazyScreen(async () => (await import("./steps/birthdate-step.tsx")).BirthdateStep),
    nationality: lazyScreen(async () => (await import("./steps/nationality-step.tsx")).NationalityStep),
    documents: lazyScreen(async () => (await import("./steps/documents-step.tsx")).DocumentsStep),
    none: lazyScreen(async () => (await import("./steps/none-step.tsx")).NoneStep),
    documentSignposting: lazyScreen(async () => (await signposting()).FrontSignpostingStep),
    upload: lazyScreen(async () => (await withTexts(upload())).FrontUploadStep),
    documentSignpostingBack: lazyScreen(async () => (await signposting()).BackSignpostingStep),
    uploadBack: lazyScreen(async () => (await withTexts(upload())).BackUploadStep),
  };
};

/** The screens; the one that the address names is fetched together with the data, without one the first. */
const useScreens = (): Screens => {
  // All texts that any step has: no step waits for its own.
  const { i18n } = useTranslation(["identity", "questions", "validation"]);
  const { pathname } = useLocation();
  const [screens] = useState(() => screensWith(i18n));
  const [named] = useState(() => asStepName(identityFlow, stepInAddress("IDENTITY", pathname) ?? ""));
  useEffect(() => prefetch([screens[named ?? "name"]]), [screens, named]);
  return screens;
};

/** The identity section: loads what it begins with, then runs as a wizard. */
export function IdentityWizard() {
  const screens = useScreens();
  const [{ data, error }, reload] = useQuery({ query: Me, requestPolicy: "network-only" });
  // The first answer opens the wizard; saves that change the cache afterwards do not open it again.
  const [opened, setOpened] = useState<IdentityMe>();
  if (data && !opened) setOpened(data.me);
  if (opened) return <OpenedIdentity me={opened} screens={screens} />;
  return error ? <ErrorPage onRetry={() => reload({ requestPolicy: "network-only" })} /> : <LoadingScreen />;
}

type Validation = NonNullable<IdentityMe["latestValidation"]>;

interface OpenedProps {
  readonly me: IdentityMe;
  readonly screens: Screens;
}

function OpenedIdentity({ me, screens }: OpenedProps) {
  const validation = me.latestValidation;
  const { search } = useLocation();
  const variant = validation?.sections.find(({ name }) => name === "IDENTITY")?.variant;
  if (!validation || !variant) return <ErrorPage />;
  if (readQuery("IDENTITY", search).remedialUuid || variant !== "IDENTITY_DEFAULT") return <NotHerePage />;
  const record = matchProgress(validation.progress, {
    section: "IDENTITY",
    ...readQuery("IDENTITY", search),
  });
  if (validation.validationSubmitted || record?.submittedDtm) return <Navigate to={DASHBOARD_PATH} replace />;
  return <RunningIdentity me={me} screens={screens} validation={validation} />;
}

const useDefinition = (
  context: IdentityContext,
  screens: Screens,
): WizardDefinition<RunningValues, IdentityContext, IdentityStep> => {
  const client = useClient();
  return useMemo(
    () => ({
      section: "IDENTITY",
      flow: identityFlow,
      context,
      screens,
      answersOf,
      save: saveIdentity(client),
    }),
    [client, context, screens],
  );
};

const openingOf = (
  me: IdentityMe,
  validation: Validation,
  context: IdentityContext,
  address: { pathname: string; search: string },
) => {
  const query = readQuery("IDENTITY", address.search);
  const record = matchProgress(validation.progress, { section: "IDENTITY", ...query });
  const facts = { ...me.name, ...me.profile, documents: me.identityDocuments };
  const values = identityValues(facts, record?.answers);
  const seenFlow = seenOnOpening(identityFlow, values, context, {
    wanted: stepInAddress("IDENTITY", address.pathname),
    completedSteps: record?.completedSteps ?? [],
    completed: Boolean(record?.completedDtm),
  });
  const names = [...new Set(validation.sections.map(({ name }) => name))];
  return { seenFlow, values, record, query, sectionIndex: names.indexOf("IDENTITY") };
};

function RunningIdentity({ me, screens, validation }: OpenedProps & { readonly validation: Validation }) {
  const location = useLocation();
  const { countriesDocsMap, maxFileBytes } = validation.sectionMetaData;
  const section = useMemo(
    () => ({ today: todayInLondon(), countriesDocsMap, maxFileBytes }),
    [countriesDocsMap, maxFileBytes],
  );
  const definition = useDefinition(section, screens);
  const [opening] = useState(() => openingOf(me, validation, section, location));
  const [board] = useState<BoardHolder>({});
  const sections = useSectionIndicator("IDENTITY", validation.sections, validation.progress);
  return (
    <IdentitySectionProvider value={section}>
      <BoardHolderContext value={board}>
        <SectionWizard definition={definition} opening={opening} sections={sections} />
      </BoardHolderContext>
    </IdentitySectionProvider>
  );
}
