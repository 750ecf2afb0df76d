import { documentTypes } from "@latchkey/domain/documents/kinds.ts";
import {
  type AnyIdentityFlow,
  type AnyIdentityStep,
  type IdentityVariant,
  isIdentityVariant,
} from "@latchkey/domain/identity/any-flow.ts";
import type { IdentityContext } from "@latchkey/domain/identity/context.ts";
import { identityValues } from "@latchkey/domain/identity/values.ts";
import { matchProgress } from "@latchkey/domain/wizard/progress.ts";
import { boundsOfRequest } from "@latchkey/domain/wizard/request.ts";
import { seenOnOpening } from "@latchkey/domain/wizard/resume.ts";
import type { WalkBounds } from "@latchkey/domain/wizard/walk.ts";
import { type QuestionQuery, readQuery, stepInAddress } from "../questions/question-address.ts";
import type { WizardOpening } from "../questions/use-wizard.ts";
import type { ShownRequest } from "./identity-context.ts";
import type { IdentityMe } from "./identity-data.graphql.ts";
import type { RunningValues } from "./step-facts.ts";

export type Validation = NonNullable<IdentityMe["latestValidation"]>;

/** What the address means in this validation: the section itself, or a request for more of it. */
export interface Asked {
  readonly query: QuestionQuery;
  readonly record: Validation["progress"][number] | undefined;
  readonly request: (ShownRequest & { readonly end: string }) | undefined;
  readonly bounds: WalkBounds<AnyIdentityStep>;
}

/** Which variant of identity a validation asks for. */
export const variantIn = (
  validation: { readonly sections: readonly { readonly variant: string }[] } | null | undefined,
): IdentityVariant | undefined => validation?.sections.map(({ variant }) => variant).find(isIdentityVariant);

/** undefined: a request that nobody made, or for steps that this variant does not have. */
export const askedFor = (
  validation: Validation,
  flow: AnyIdentityFlow,
  search: string,
): Asked | undefined => {
  const query = readQuery("IDENTITY", search);
  const { remedialUuid } = query;
  const record = matchProgress(validation.progress, {
    section: "IDENTITY",
    ...query,
    remedialSectionUuid: remedialUuid,
  });
  if (remedialUuid === undefined) return { query, record, request: undefined, bounds: {} };
  const found = validation.remedialSections.find(
    ({ uuid, section }) => uuid === remedialUuid && section === "IDENTITY",
  );
  const bounds = found && boundsOfRequest(flow, found);
  if (!found || !bounds) return undefined;
  const { start, end, reasons, comment } = found;
  const documentType = documentTypes.find((type) => type === found.documentType);
  return {
    query,
    record,
    request: { start, end, reasons, comment, documentType, named: found.documentType },
    bounds,
  };
};

interface Standing {
  readonly me: IdentityMe;
  readonly validation: Validation;
  readonly asked: Asked;
  readonly flow: AnyIdentityFlow;
  readonly context: IdentityContext;
  readonly pathname: string;
}

/** Stored facts, and under them the answers; those of a request lie above the ordinary item's. */
const valuesOf = ({ me, validation, asked }: Standing): RunningValues => {
  const { remedialUuid } = asked.query;
  const documents = me.identityDocuments.filter(
    ({ remedialSectionUuid }) => remedialSectionUuid === (remedialUuid ?? null),
  );
  const ordinary = matchProgress(validation.progress, { section: "IDENTITY" });
  const layers = remedialUuid ? [ordinary?.answers, asked.record?.answers] : [asked.record?.answers];
  return identityValues({ ...me.name, ...me.profile, documents }, ...layers);
};

export const openingOf = (standing: Standing): WizardOpening<RunningValues> => {
  const { validation, asked, flow, context, pathname } = standing;
  const { query, record, request, bounds } = asked;
  const values = valuesOf(standing);
  const seenFlow = seenOnOpening(flow, values, context, {
    wanted: stepInAddress("IDENTITY", pathname),
    completedSteps: record?.completedSteps ?? [],
    completed: Boolean(record?.completedDtm),
    bounds,
  });
  const names = [...new Set(validation.sections.map(({ name }) => name))];
  const sectionIndex = names.indexOf("IDENTITY");
  return { seenFlow, values, record, query, sectionIndex, endStep: request?.end };
};
