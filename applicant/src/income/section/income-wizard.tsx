import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import { type IncomeContext, type IncomeVariant, isIncomeVariant } from "@latchkey/domain/income/context.ts";
import { incomeFlow } from "@latchkey/domain/income/flow.ts";
import { mayBeAskedAbout } from "@latchkey/domain/income/questions.ts";
import { incomeAnswersOf } from "@latchkey/domain/income/values.ts";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useClient } from "urql";
import { TrackerHolderContext, useTrackerHolder } from "../../documents/tracker-holder.ts";
import { recordKey } from "../../questions/question-address.ts";
import { useRecordOfUploads } from "../../questions/record-of-uploads.ts";
import { screenWithTexts } from "../../questions/screen-with-texts.ts";
import { useSectionIndicator } from "../../questions/section-indicator.ts";
import { type Asked, askedFor, openingOf } from "../../questions/section-opening.ts";
import { type OpenedSection, SectionPage } from "../../questions/section-page.tsx";
import { SectionWizard } from "../../questions/section-wizard.tsx";
import { todayInLondon } from "../../questions/today.ts";
import type { WizardDefinition } from "../../questions/wizard-definition.ts";
import { ErrorPage } from "../../shell/error-page.tsx";
import { type IncomeSection, IncomeSectionProvider } from "../income-context.ts";
import { type IncomeMe, Income as openingQuery } from "../income-data.graphql.ts";
import { affordabilityOf, valuesOf } from "../income-values.ts";
import { type RunningValues, saveIncome } from "../save-income.ts";
import { incomeScreens } from "./income-screens.ts";
import { useRequestFacts } from "./use-request-facts.ts";

export { openingQuery };

/** All texts of the ordinary path, so that no step waits for its own. */
const TEXTS = [
  "income",
  "questions",
  "validation",
  "guidance",
  "documents",
  "document-names",
  "other-document-names",
] as const;

const loaded = { flow: incomeFlow };
const fetchVariant = async () => loaded;

/** The income section (spec 3). Each record, also a new one at `/add`, begins with data of its own. */
export function IncomeWizard() {
  useTranslation(TEXTS);
  return (
    <SectionPage
      key={recordKey(useLocation())}
      section="INCOME"
      query={openingQuery}
      isVariant={isIncomeVariant}
      fetchVariant={fetchVariant}
    >
      {(opened) => <AskedIncome {...opened} />}
    </SectionPage>
  );
}

type OpenedProps = OpenedSection<IncomeMe, IncomeVariant, typeof loaded>;

/** The parameters that may name the object of a record (spec 3 §2). */
const OBJECTS = ["related_object_uuid", "income_uuid"] as const;

/** The query without the ids of objects that are not this person's. A request names its object itself. */
const ownSearch = ({ me, validation, asked }: OpenedProps, search: string): string => {
  const own = [...me.income.incomeSources.map(({ uuid }) => uuid), me.guarantor?.uuid];
  const query = new URLSearchParams(search);
  for (const name of OBJECTS) if (!own.includes(query.get(name) ?? "")) query.delete(name);
  const request = validation.remedialSections.find(({ uuid }) => uuid === asked.query.remedialUuid);
  const meant = own.find((uuid) => uuid === request?.relatedObjectUuid);
  if (meant !== undefined && !OBJECTS.some((name) => query.has(name))) query.set(OBJECTS[0], meant);
  return `?${query}`;
};

/** A request without a source means the only one; among several its first step asks. */
const withOnlySource = (asked: Asked, { income: { incomeSources } }: IncomeMe): Asked => {
  const [only, ...others] =
    incomeSources.length === 1 ? incomeSources : incomeSources.filter(mayBeAskedAbout);
  if (!asked.request || asked.query.relatedObjectUuid || !only || others.length > 0) return asked;
  return { ...asked, query: { ...asked.query, relatedObjectUuid: only.uuid } };
};

/** A request for missing information has files of its own, which load once its object is known. */
function AskedIncome(props: OpenedProps) {
  const { search } = useLocation();
  const [{ said, asked }] = useState(() => {
    const said = ownSearch(props, search);
    const own = askedFor(props.validation, incomeFlow, { section: "INCOME", search: said }) ?? props.asked;
    return { said, asked: withOnlySource(own, props.me) };
  });
  const { me, hasFailed, retry } = useRequestFacts(props.me, asked);
  if (hasFailed) return <ErrorPage onRetry={retry} />;
  if (!me) return <LoadingScreen />;
  return <RunningIncome {...props} me={me} asked={asked} search={said} />;
}

const sectionOf = ({ me, variant, validation, asked }: OpenedProps): IncomeSection => ({
  maxFileBytes: validation.sectionMetaData.maxFileBytes,
  // The server sends the conditions of the policy as `domain` names them.
  conditions: validation.sectionMetaData.conditions as IncomeContext["conditions"],
  variant,
  today: todayInLondon(),
  email: me.email,
  konfirEnabled: me.konfirEnabled,
  openBankingEnabled: me.openBankingEnabled,
  taxLinkEnabled: me.taxLinkEnabled,
  affordability: affordabilityOf(me),
  request: asked.request,
  remedialUuid: asked.query.remedialUuid,
});

const useDefinition = (context: IncomeContext): WizardDefinition<RunningValues, IncomeContext, string> => {
  const client = useClient();
  const { i18n } = useTranslation();
  // Created once: another language brings another `i18n`, and new screens would lose the typed text.
  const [screens] = useState(() => incomeScreens(screenWithTexts(i18n)));
  return useMemo(
    () => ({
      section: "INCOME",
      flow: incomeFlow,
      context,
      screens,
      answersOf: incomeAnswersOf,
      save: saveIncome(client),
    }),
    [client, context, screens],
  );
};

interface RunningProps extends OpenedProps {
  readonly search: string;
}

function RunningIncome(props: RunningProps) {
  const { me, validation, asked, search } = props;
  const { pathname } = useLocation();
  const [context] = useState(() => sectionOf(props));
  const definition = useDefinition(context);
  const [opening] = useState(() =>
    openingOf<RunningValues, IncomeContext>({
      section: "INCOME",
      validation,
      asked,
      flow: incomeFlow,
      context,
      values: valuesOf(me, validation, asked),
      pathname,
      search,
    }),
  );
  const tracker = useTrackerHolder(useRecordOfUploads("INCOME"));
  const sections = useSectionIndicator("INCOME", validation.sections, validation.progress);
  return (
    <IncomeSectionProvider value={context}>
      <TrackerHolderContext value={tracker}>
        <SectionWizard definition={definition} opening={opening} sections={sections} />
      </TrackerHolderContext>
    </IncomeSectionProvider>
  );
}
