import { type SourceInput, sourceAsSent } from "@latchkey/domain/income/input.ts";
import type { GuarantorNomination } from "@latchkey/domain/income/source.ts";
import { type IncomeValues, recordFacts } from "@latchkey/domain/income/values.ts";
import type { Client, CombinedError } from "urql";
import type { UpdateIncomeMutation } from "../graphql/operations.generated.ts";
import { failedSave } from "../questions/save-outcome.ts";
import { progressVariables, recordAfterSave, saveSection } from "../questions/save-section.ts";
import type {
  ProgressToSave,
  SavedProgress,
  SaveOutcome,
  SaveRequest,
} from "../questions/wizard-definition.ts";
import { factsOf } from "./income-values.ts";
import { DeleteGuarantor, UpdateIncome } from "./update-income.graphql.ts";

interface DocumentChanges {
  readonly added: readonly { readonly type: string; readonly path: string }[];
  readonly withdrawn: readonly string[];
}

interface SourceChange {
  readonly kind: "source";
  /** undefined: a new one. */
  readonly uuid: string | undefined;
  readonly input: SourceInput;
  readonly documents?: DocumentChanges;
}

interface GuarantorChange {
  readonly kind: "guarantor";
  readonly guarantor: Omit<GuarantorNomination, "uuid">;
}

export type IncomeChange = SourceChange | GuarantorChange | { readonly kind: "no-guarantor" };

export type RunningValues = IncomeValues & { readonly change?: IncomeChange | undefined };

type Request = SaveRequest<RunningValues, string>;
type Outcome = SaveOutcome<RunningValues>;

const sourceVariables = ({ uuid, input, documents }: SourceChange, { before }: Pick<Request, "before">) => {
  const read = before?.sources.find((source) => source.uuid === uuid);
  return {
    uuid,
    ...input,
    ...(typeof input.probationDuration === "number" && { probationDurationUnit: "MONTHS" as const }),
    ...(documents && {
      accountDocuments: documents.added.map(({ type, path }) => ({ type, path })),
      withdrawnDocuments: documents.withdrawn,
    }),
    before: read && sourceAsSent(read),
  };
};

interface Saved {
  readonly me: UpdateIncomeMutation["updateIncome"]["me"];
  readonly progress: SavedProgress | undefined;
  /**
   * The object that the step wrote. The record is about it from now on (spec 3 §4), unless it already has a source
   * beside which a guarantor was named.
   */
  readonly written: string | undefined;
}

const savedAs = ({ me, progress, written }: Saved, { remedialSectionUuid, values }: Request): Outcome => {
  const about = values.source?.uuid || written;
  const record = { name: "INCOME", remedialSectionUuid, relatedObjectUuid: about } as const;
  return {
    kind: "saved",
    progress: progress ?? recordAfterSave(me.latestValidation, record),
    values: { ...recordFacts(factsOf(me), about), change: undefined },
    relatedObjectUuid: written && about,
  };
};

/** A missing source was removed in another tab, so the answer is not at fault. */
const failedIncome = (error: CombinedError, change: SourceChange | GuarantorChange): Outcome => {
  const isGone = error.graphQLErrors.some(({ extensions }) => extensions.code === "NOT_FOUND");
  const wasKnown = change.kind === "source" && change.uuid !== undefined;
  return isGone && wasKnown ? { kind: "changed-elsewhere" } : failedSave(error);
};

const saveFacts = async (
  client: Client,
  change: SourceChange | GuarantorChange,
  request: Request,
): Promise<Outcome> => {
  const { progress, remedialSectionUuid } = request;
  const { data, error } = await client
    .mutation(UpdateIncome, {
      ...progressVariables("INCOME", progress),
      ...(change.kind === "guarantor" ? change.guarantor : sourceVariables(change, request)),
      remedialSectionUuid,
    })
    .toPromise();
  if (error || !data) return error ? failedIncome(error, change) : { kind: "no-answer" };
  const { me, guarantor, incomeSource } = data.updateIncome;
  const written = change.kind === "guarantor" ? guarantor?.uuid : incomeSource?.uuid;
  return savedAs({ me, progress: data.updateWizardProgress?.wizardProgress, written }, request);
};

/**
 * A record about a former guarantor becomes one without an object. A page about a new income has not read it, and
 * receives it: this answer replaces what it says about the payer.
 */
const replacingReleased = (progress: ProgressToSave | undefined): ProgressToSave | undefined =>
  progress && progress.id === undefined ? { ...progress, answersBefore: undefined } : progress;

const dropGuarantor = async (client: Client, request: Request): Promise<Outcome> => {
  const { remedialSectionUuid } = request;
  const progress = replacingReleased(request.progress);
  const { data, error } = await client
    .mutation(DeleteGuarantor, { ...progressVariables("INCOME", progress), remedialSectionUuid })
    .toPromise();
  if (error || !data) return error ? failedSave(error) : { kind: "no-answer" };
  const { me } = data.deleteGuarantor;
  return savedAs({ me, progress: data.updateWizardProgress?.wizardProgress, written: undefined }, request);
};

/** A record is never saved as one about a former guarantor. */
const namingOwn = (request: Request): Request => {
  const { progress, values } = request;
  const own = [values.guarantor?.uuid, ...values.sources.map(({ uuid }) => uuid)];
  const isOwn = own.includes(progress?.relatedObjectUuid);
  return isOwn || !progress
    ? request
    : { ...request, progress: { ...progress, relatedObjectUuid: undefined } };
};

export const saveIncome = (client: Client) => {
  const save = saveSection<RunningValues, IncomeChange>(client, {
    factsIn: (_step, { change }) => change,
    saveFacts: (change, request) =>
      change.kind === "no-guarantor" ? dropGuarantor(client, request) : saveFacts(client, change, request),
  });
  return (request: Request): Promise<Outcome> => save(namingOwn(request));
};
