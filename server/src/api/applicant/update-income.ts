import { removeSource } from "../../income/remove-income.ts";
import { dropGuarantor, type GuarantorInput, nominateGuarantor } from "../../income/save-guarantor.ts";
import { saveSource } from "../../income/save-income.ts";
import { invalidInput } from "../../platform/refusals/refusals.ts";
import { builder, inOperation } from "./builder.ts";
import { documentInput } from "./document-fields.ts";
import { incomeType, payFrequency, timeUnit } from "./income.type.ts";
import type { MeRow } from "./me.ts";
import { meType } from "./me.type.ts";
import { currency } from "./residence.type.ts";

interface Saved {
  readonly sourceUuid: string | undefined;
  readonly guarantorUuid: string | undefined;
  readonly me: () => Promise<MeRow>;
}

interface Named {
  readonly uuid: string;
}

const named = (name: string) =>
  builder.objectRef<Named>(name).implement({ fields: (t) => ({ uuid: t.exposeID("uuid") }) });

const savedSource = named("SavedIncomeSource");
const savedGuarantor = named("SavedGuarantor");

const asNamed = (uuid: string | undefined): Named | null => (uuid === undefined ? null : { uuid });

const payload = builder.objectRef<Saved>("UpdateIncome").implement({
  fields: (t) => ({
    incomeSource: t.field({
      type: savedSource,
      nullable: true,
      resolve: ({ sourceUuid }) => asNamed(sourceUuid),
    }),
    guarantor: t.field({
      type: savedGuarantor,
      nullable: true,
      resolve: ({ guarantorUuid }) => asNamed(guarantorUuid),
    }),
    meetsAffordabilityCriteria: t.boolean({
      resolve: async ({ me }) => (await me()).income.meetsAffordability,
    }),
    me: t.field({ type: meType, resolve: ({ me }) => me() }),
  }),
});

const accountDocument = documentInput("AccountDocumentInput");

type GuarantorArguments = { readonly [Field in keyof GuarantorInput]?: string | null | undefined };

const guarantorIn = (told: GuarantorArguments): GuarantorInput | undefined => {
  const { email, firstName, lastName, phoneNumber } = told;
  const isNamed = [email, firstName, lastName].some((part) => part !== null && part !== undefined);
  if (!isNamed) return undefined;
  return {
    email: email ?? "",
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    phoneNumber: phoneNumber ?? "",
  };
};

builder.mutationField("updateIncome", (t) =>
  t.field({
    type: payload,
    description:
      "Names a guarantor, or saves a source of income; a missing field is left as it is (spec 3 §7).",
    args: {
      uuid: t.arg.id({ description: "The source; without one it is a new one." }),
      email: t.arg.string({ description: "The guarantor's." }),
      firstName: t.arg.string(),
      lastName: t.arg.string(),
      phoneNumber: t.arg.string(),
      incomeType: t.arg({ type: incomeType }),
      companyName: t.arg.string(),
      companyNumber: t.arg.string(),
      jobTitle: t.arg.string(),
      startDate: t.arg({ type: "Date" }),
      endDate: t.arg({ type: "Date" }),
      probationDuration: t.arg.int(),
      probationDurationUnit: t.arg({ type: timeUnit, description: "Months, always." }),
      removeProbation: t.arg.boolean(),
      referenceName: t.arg.string({ description: "Null with the address: there is no referee." }),
      referenceEmail: t.arg.string(),
      annualGrossIncome: t.arg.float({ description: "In whole units of the currency." }),
      currency: t.arg({ type: currency }),
      netIncome: t.arg.float(),
      netIncomeFrequency: t.arg({ type: payFrequency }),
      paymentDate: t.arg({ type: "Date" }),
      financialInstitutionName: t.arg.string(),
      accountDocuments: t.arg({ type: [accountDocument] }),
      withdrawnDocuments: t.arg.idList(),
      remedialSectionUuid: t.arg.id(),
      before: t.arg({
        type: "Json",
        description:
          "The source as the page had read it. What was changed elsewhere is refused as CHANGED_ELSEWHERE.",
      }),
    },
    resolve: (_root, args, context) =>
      inOperation(context, async ({ work, party }) => {
        const { uuid, email, firstName, lastName, phoneNumber, remedialSectionUuid, before, ...rest } = args;
        const { probationDurationUnit, ...source } = rest;
        if (probationDurationUnit === "WEEKS") {
          throw invalidInput({ probationDurationUnit: { code: "validation.please_select_an_option" } });
        }
        const guarantor = guarantorIn({ email, firstName, lastName, phoneNumber });
        const guarantorUuid =
          guarantor && (await nominateGuarantor(work, party, { guarantor, remedialSectionUuid }));
        const isAboutSource = Object.values(source).some((value) => value !== undefined);
        const sourceUuid = isAboutSource
          ? await saveSource(work, party, { input: source, uuid, remedialSectionUuid, before })
          : undefined;
        return { sourceUuid, guarantorUuid, me: context.me };
      }),
  }),
);

interface Removed {
  readonly success: boolean;
  readonly me: () => Promise<MeRow>;
}

const removed = builder.objectRef<Removed>("DeleteIncome").implement({
  fields: (t) => ({
    success: t.exposeBoolean("success"),
    me: t.field({ type: meType, resolve: ({ me }) => me() }),
  }),
});

builder.mutationField("deleteIncomeSource", (t) =>
  t.field({
    type: removed,
    description: "Takes back a source before the submission, with its documents and its record.",
    args: { uuid: t.arg.id({ required: true }) },
    resolve: (_root, { uuid }, context) =>
      inOperation(context, async ({ work, party }) => {
        await removeSource(work, party, uuid);
        return { success: true, me: context.me };
      }),
  }),
);

builder.mutationField("deleteGuarantor", (t) =>
  t.field({
    type: removed,
    description: "Removes the nomination before the submission: another person pays.",
    args: { remedialSectionUuid: t.arg.id() },
    resolve: (_root, { remedialSectionUuid }, context) =>
      inOperation(context, async ({ work, party }) => {
        await dropGuarantor(work, party, remedialSectionUuid);
        return { success: true, me: context.me };
      }),
  }),
);
