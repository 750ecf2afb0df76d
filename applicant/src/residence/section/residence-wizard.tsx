import type { ResidenceContext } from "@latchkey/domain/residence/context.ts";
import { residenceFlow } from "@latchkey/domain/residence/flow.ts";
import { residenceAnswersOf } from "@latchkey/domain/residence/values.ts";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useClient } from "urql";
import { TrackerHolderContext, useTrackerHolder } from "../../documents/tracker-holder.ts";
import { useRecordOfUploads } from "../../questions/record-of-uploads.ts";
import { screenWithTexts } from "../../questions/screen-with-texts.ts";
import { useSectionIndicator } from "../../questions/section-indicator.ts";
import { openingOf } from "../../questions/section-opening.ts";
import { type OpenedSection, SectionPage } from "../../questions/section-page.tsx";
import { SectionWizard } from "../../questions/section-wizard.tsx";
import { todayInLondon } from "../../questions/today.ts";
import type { WizardDefinition } from "../../questions/wizard-definition.ts";
import { type ResidenceSection, ResidenceSectionProvider } from "../residence-context.ts";
import { GetResidentialHistory as openingQuery, type ResidenceMe } from "../residence-data.graphql.ts";
import { valuesOf } from "../residence-values.ts";
import { type RunningValues, saveResidence } from "../save-residence.ts";
import { residenceScreens } from "./residence-screens.ts";

export { openingQuery };

/** All texts of the ordinary path, so that no step waits for its own. */
const TEXTS = [
  "residence",
  "addresses",
  "questions",
  "validation",
  "guidance",
  "documents",
  "document-names",
  "other-document-names",
] as const;

type Variant = "RESIDENCE_DEFAULT";
const isVariant = (variant: string): variant is Variant => variant === "RESIDENCE_DEFAULT";

const loaded = { flow: residenceFlow };
const fetchVariant = async () => loaded;

export function ResidenceWizard() {
  useTranslation(TEXTS);
  return (
    <SectionPage section="RESIDENCE" query={openingQuery} isVariant={isVariant} fetchVariant={fetchVariant}>
      {(opened) => <RunningResidence {...opened} />}
    </SectionPage>
  );
}

type RunningProps = OpenedSection<ResidenceMe, Variant, typeof loaded>;

const sectionOf = ({ me, validation, asked }: RunningProps): ResidenceSection => ({
  maxFileBytes: validation.sectionMetaData.maxFileBytes,
  // The server sends the conditions of the policy as `domain` names them.
  conditions: validation.sectionMetaData.conditions as ResidenceContext["conditions"],
  today: todayInLondon(),
  email: me.email,
  connectedOpenBanking: me.connectedOpenBanking,
  request: asked.request,
  remedialUuid: asked.query.remedialUuid,
});

const useDefinition = (
  context: ResidenceContext,
): WizardDefinition<RunningValues, ResidenceContext, string> => {
  const client = useClient();
  const { i18n } = useTranslation();
  // Created once: another language brings another `i18n`, and new screens would lose the typed text.
  const [screens] = useState(() => residenceScreens(screenWithTexts(i18n)));
  return useMemo(
    () => ({
      section: "RESIDENCE",
      flow: residenceFlow,
      context,
      screens,
      answersOf: residenceAnswersOf,
      save: saveResidence(client),
    }),
    [client, context, screens],
  );
};

function RunningResidence(props: RunningProps) {
  const { me, validation, asked } = props;
  const { pathname } = useLocation();
  const [context] = useState(() => sectionOf(props));
  const definition = useDefinition(context);
  const [opening] = useState(() =>
    openingOf<RunningValues, ResidenceContext>({
      section: "RESIDENCE",
      validation,
      asked,
      flow: residenceFlow,
      context,
      values: valuesOf(me, validation, asked),
      pathname,
    }),
  );
  const tracker = useTrackerHolder(useRecordOfUploads("RESIDENCE"));
  const sections = useSectionIndicator("RESIDENCE", validation.sections, validation.progress);
  return (
    <ResidenceSectionProvider value={context}>
      <TrackerHolderContext value={tracker}>
        <SectionWizard definition={definition} opening={opening} sections={sections} />
      </TrackerHolderContext>
    </ResidenceSectionProvider>
  );
}
