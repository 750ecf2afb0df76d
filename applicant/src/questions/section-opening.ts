import { type DocumentType, documentTypes } from "@latchkey/domain/documents/kinds.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { Flow, NamedSteps } from "@latchkey/domain/wizard/flow.ts";
import { matchProgress, type ProgressItem } from "@latchkey/domain/wizard/progress.ts";
import { boundsOfRequest } from "@latchkey/domain/wizard/request.ts";
import { seenOnOpening } from "@latchkey/domain/wizard/resume.ts";
import { nextOpenSection } from "@latchkey/domain/wizard/stage.ts";
import type { WalkBounds } from "@latchkey/domain/wizard/walk.ts";
import { type QuestionQuery, readQuery, stepInAddress } from "./question-address.ts";
import type { WizardOpening } from "./wizard-standing.ts";

export interface SectionRecord extends ProgressItem {
  readonly answers?: unknown;
}

/** Data of the validation that every section reads at its start (spec 2 §7). */
export interface SectionValidation {
  readonly validationSubmitted: boolean;
  readonly sections: readonly { readonly name: SectionName; readonly variant: string }[];
  readonly progress: readonly SectionRecord[];
  readonly remedialSections: readonly {
    readonly uuid: string;
    readonly section: SectionName;
    readonly start: string;
    readonly end: string;
    readonly reasons: readonly string[];
    readonly comment: string | null;
    readonly documentType: string | null;
  }[];
}

export interface ShownRequest {
  readonly start: string;
  readonly end: string;
  readonly reasons: readonly string[];
  readonly comment: string | null;
  readonly documentType: DocumentType | undefined;
  /** The document's name from the server, known or not. */
  readonly named: string | null;
}

/** The subject of the URL in this validation: the section itself, or a request for missing information. */
export interface Asked {
  readonly query: QuestionQuery;
  readonly record: SectionRecord | undefined;
  readonly request: ShownRequest | undefined;
  readonly bounds: WalkBounds<string>;
}

/**
 * The contract matches a record by its section's name for identity only (spec 1 §4). An address without an id, e.g.
 * after a reload, means the one record of residence, and of income the one that is not about a source yet.
 */
const ownRecordId = (
  section: SectionName,
  progress: SectionValidation["progress"],
  { remedialUuid, relatedObjectUuid }: QuestionQuery,
): number | undefined =>
  section === "IDENTITY" || relatedObjectUuid !== undefined
    ? undefined
    : progress.find(
        (item) =>
          item.name === section &&
          item.relatedObjectUuid === null &&
          item.remedialSectionUuid === (remedialUuid ?? null),
      )?.id;

interface SectionAddress {
  readonly section: SectionName;
  readonly search: string;
}

/** undefined: an unknown request, or one for steps that this flow does not have. */
export const askedFor = (
  validation: SectionValidation,
  flow: NamedSteps<string>,
  { section, search }: SectionAddress,
): Asked | undefined => {
  const said = readQuery(section, search);
  const { remedialUuid } = said;
  const progressId = said.progressId ?? ownRecordId(section, validation.progress, said);
  const query = { ...said, progressId };
  const record = matchProgress(validation.progress, {
    section,
    ...query,
    remedialSectionUuid: remedialUuid,
  });
  if (remedialUuid === undefined) return { query, record, request: undefined, bounds: {} };
  const found = validation.remedialSections.find(
    (remedial) => remedial.uuid === remedialUuid && remedial.section === section,
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

/** The item of the first round, about the same object. */
const ordinaryItem = (
  section: SectionName,
  { progress }: SectionValidation,
  { query, record }: Asked,
): SectionRecord | undefined => {
  const inAddress = section === "INCOME" ? query.relatedObjectUuid : undefined;
  const related = record?.relatedObjectUuid ?? inAddress ?? null;
  return progress.find(
    ({ name, remedialSectionUuid, relatedObjectUuid }) =>
      name === section && remedialSectionUuid === null && relatedObjectUuid === related,
  );
};

/** The answers in layers, later ones override earlier ones: those of a request override the ordinary item's. */
export const answerLayers = (
  section: SectionName,
  validation: SectionValidation,
  asked: Asked,
): readonly unknown[] => {
  const ordinary = asked.query.remedialUuid ? [ordinaryItem(section, validation, asked)?.answers] : [];
  return [...ordinary, asked.record?.answers];
};

interface Standing<Values, Context> {
  readonly section: SectionName;
  readonly validation: SectionValidation;
  readonly asked: Asked;
  readonly flow: Flow<Values, Context, string>;
  readonly context: Context;
  readonly values: Values;
  readonly pathname: string;
  readonly search?: string;
}

export const openingOf = <Values, Context>(standing: Standing<Values, Context>): WizardOpening<Values> => {
  const { section, validation, asked, flow, context, values, pathname, search = "" } = standing;
  const { query, record, request, bounds } = asked;
  const seenFlow = seenOnOpening(
    { flow, values, context },
    {
      wanted: stepInAddress(section, pathname),
      completedSteps: record?.completedSteps ?? [],
      completed: Boolean(record?.completedDtm),
      bounds,
      // The change of one answer names its step, so the entry rules do not apply.
      ...(!query.change && { visit: { query: Object.fromEntries(new URLSearchParams(search)) } }),
    },
  );
  const names = [...new Set(validation.sections.map(({ name }) => name))];
  return {
    seenFlow,
    values,
    record,
    query,
    sectionIndex: names.indexOf(section),
    hasNextSection: nextOpenSection(names, validation.progress, section) !== undefined,
    endStep: request?.end,
  };
};
