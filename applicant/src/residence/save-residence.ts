import type { Residence } from "@latchkey/domain/residence/residence.ts";
import type { ResidenceValues } from "@latchkey/domain/residence/values.ts";
import type { Client } from "urql";
import type { UpdateDefaultResidenceMutation } from "../graphql/operations.generated.ts";
import { failedSave } from "../questions/save-outcome.ts";
import { progressVariables, recordAfterSave, saveSection } from "../questions/save-section.ts";
import type { SaveOutcome, SaveRequest } from "../questions/wizard-definition.ts";
import { filesOfItems, homeOfItem } from "./residence-values.ts";
import { UpdateDefaultResidence } from "./update-residence.graphql.ts";

interface DocumentChanges {
  readonly added: readonly { readonly type: string; readonly path: string }[];
  readonly withdrawn: readonly string[];
}

export interface HomeChange {
  readonly uuid: string;
  readonly rental?: Pick<Residence, "currency" | "rentMinor" | "rentFrequency" | "rentPaymentDate">;
  readonly reference?: Residence["reference"];
  readonly documents?: DocumentChanges;
}

export type RunningValues = ResidenceValues & { readonly change?: HomeChange | undefined };

/** The wire has whole units of the currency. */
const rentalOf = ({ rentMinor, ...rental }: NonNullable<HomeChange["rental"]>) => ({
  ...rental,
  rent: rentMinor === null ? null : rentMinor / 100,
});

const residenceInput = ({ uuid, rental, reference, documents }: HomeChange) => ({
  uuid,
  ...(rental && rentalOf(rental)),
  ...(reference !== undefined && { reference }),
  ...(documents && {
    documents: documents.added.map(({ type, path }) => ({ type, path })),
    withdrawnDocuments: documents.withdrawn,
  }),
});

/** The home as the page read it, in the fields of the wire. */
const readBefore = ({ residences }: ResidenceValues, uuid: string) => {
  const home = residences.find((one) => one.uuid === uuid);
  if (!home) return undefined;
  const { currency, rentMinor, rentFrequency, rentPaymentDate, reference } = home;
  return { ...rentalOf({ currency, rentMinor, rentFrequency, rentPaymentDate }), reference };
};

export const valuesAfter = (
  { me }: Pick<UpdateDefaultResidenceMutation["updateDefaultResidence"], "me">,
  remedialUuid: string | undefined,
): Pick<RunningValues, "residences" | "upload"> => ({
  residences: me.residentialHistory.map(homeOfItem),
  upload: filesOfItems(me.residentialHistory, remedialUuid ?? null),
});

const saveFacts = async (
  client: Client,
  change: HomeChange,
  { before, progress, remedialSectionUuid }: SaveRequest<RunningValues, string>,
): Promise<SaveOutcome<RunningValues>> => {
  const { data, error } = await client
    .mutation(UpdateDefaultResidence, {
      ...progressVariables("RESIDENCE", progress),
      residence: residenceInput(change),
      before: before && readBefore(before, change.uuid),
      remedialSectionUuid,
    })
    .toPromise();
  if (error || !data) return error ? failedSave(error) : { kind: "no-answer" };
  const { updateDefaultResidence, updateWizardProgress } = data;
  return {
    kind: "saved",
    progress:
      updateWizardProgress?.wizardProgress ??
      recordAfterSave(updateDefaultResidence.me.latestValidation, { name: "RESIDENCE", remedialSectionUuid }),
    values: { ...valuesAfter(updateDefaultResidence, remedialSectionUuid), change: undefined },
  };
};

export const saveResidence = (client: Client) =>
  saveSection<RunningValues, HomeChange>(client, {
    factsIn: (_step, { change }) => change,
    saveFacts: (change, request) => saveFacts(client, change, request),
  });
