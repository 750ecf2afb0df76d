import { loadTexts } from "@latchkey/browser/i18n/i18n.ts";
import { type IdentityVariant, isIdentityVariant } from "@latchkey/domain/identity/any-flow.ts";
import type { IdentityContext } from "@latchkey/domain/identity/context.ts";
import { answersOf } from "@latchkey/domain/identity/values.ts";
import type { i18n as I18n } from "i18next";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useClient } from "urql";
import { TrackerHolderContext, useTrackerHolder } from "../../documents/tracker-holder.ts";
import { stepInAddress } from "../../questions/question-address.ts";
import { useRecordOfUploads } from "../../questions/record-of-uploads.ts";
import { screenWithTexts } from "../../questions/screen-with-texts.ts";
import { useSectionIndicator } from "../../questions/section-indicator.ts";
import { openingOf } from "../../questions/section-opening.ts";
import { type OpenedSection, SectionPage } from "../../questions/section-page.tsx";
import { SectionWizard } from "../../questions/section-wizard.tsx";
import { prefetch, type StepScreen } from "../../questions/step-screen.ts";
import { todayInLondon } from "../../questions/today.ts";
import type { WizardDefinition } from "../../questions/wizard-definition.ts";
import { type IdentitySection, IdentitySectionProvider } from "../identity-context.ts";
import { type IdentityMe, Me as openingQuery } from "../identity-data.graphql.ts";
import { valuesOf } from "../identity-values.ts";
import { saveIdentity } from "../save-identity.ts";
import type { RunningValues } from "../step-facts.ts";
import type { LoadedVariant } from "../variant.ts";
import { sharedScreens } from "./identity-screens.ts";
import { standard } from "./standard-variant.ts";

export { openingQuery };

/** Right to rent has its own chunk, and so do its texts. */
const fetchVariant = async (variant: IdentityVariant, i18n: I18n): Promise<LoadedVariant> => {
  if (variant === "IDENTITY_DEFAULT") return standard;
  const [{ rightToRent }] = await Promise.all([
    import("../right-to-rent/right-to-rent-variant.ts"),
    loadTexts(i18n, "right-to-rent"),
  ]);
  return rightToRent;
};

/** A lazy screen that the URL names is loaded together with the data. */
const useSharedScreens = (i18n: I18n) => {
  const { pathname } = useLocation();
  const [screen] = useState(() => screenWithTexts(i18n));
  const [shared] = useState(() => sharedScreens(screen));
  const [named] = useState(() => stepInAddress("IDENTITY", pathname));
  useEffect(() => {
    const known: Readonly<Record<string, StepScreen>> = shared;
    const target = named === undefined ? undefined : known[named];
    if (target) prefetch([target]);
  }, [shared, named]);
  return { shared, screen };
};

type Screens = ReturnType<typeof useSharedScreens>;

/** All texts of the ordinary path, so that no step waits for its own. */
const TEXTS = ["identity", "questions", "validation", "guidance", "documents", "document-names"] as const;

export function IdentityWizard() {
  const { i18n } = useTranslation(TEXTS);
  const screens = useSharedScreens(i18n);
  const fetchOwn = useCallback((variant: IdentityVariant) => fetchVariant(variant, i18n), [i18n]);
  return (
    <SectionPage
      section="IDENTITY"
      query={openingQuery}
      isVariant={isIdentityVariant}
      fetchVariant={fetchOwn}
    >
      {(opened) => <RunningIdentity {...opened} {...screens} />}
    </SectionPage>
  );
}

type RunningProps = OpenedSection<IdentityMe, IdentityVariant, LoadedVariant> & Screens;

const useDefinition = (
  { loaded, shared, screen }: RunningProps,
  context: IdentityContext,
): WizardDefinition<RunningValues, IdentityContext, string> => {
  const client = useClient();
  return useMemo(() => {
    const { flow, mutation, screens } = loaded;
    return {
      section: "IDENTITY",
      flow,
      context,
      screens: screens(shared, screen),
      answersOf,
      save: saveIdentity(client, mutation),
    };
  }, [client, context, loaded, shared, screen]);
};

const sectionOf = ({ validation, variant, asked }: RunningProps): IdentitySection => ({
  ...validation.sectionMetaData,
  variant,
  today: todayInLondon(),
  idvtEnabled: validation.sectionMetaData.enableIdvt,
  request: asked.request,
});

function RunningIdentity(props: RunningProps) {
  const { me, validation, loaded, asked } = props;
  const { pathname } = useLocation();
  const [context] = useState(() => sectionOf(props));
  const definition = useDefinition(props, context);
  const [opening] = useState(() => {
    const values = valuesOf(me, validation, asked);
    return openingOf({
      section: "IDENTITY",
      validation,
      asked,
      flow: loaded.flow,
      context,
      values,
      pathname,
    });
  });
  const tracker = useTrackerHolder(useRecordOfUploads("IDENTITY"));
  const sections = useSectionIndicator("IDENTITY", validation.sections, validation.progress);
  return (
    <IdentitySectionProvider value={context}>
      <TrackerHolderContext value={tracker}>
        <SectionWizard definition={definition} opening={opening} sections={sections} />
      </TrackerHolderContext>
    </IdentitySectionProvider>
  );
}
