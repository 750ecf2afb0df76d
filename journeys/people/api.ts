import { randomUUID } from "node:crypto";
import { emptyAddress } from "@latchkey/domain/addresses/address.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { type APIRequestContext, expect } from "@playwright/test";
import { aPdf } from "../files/documents.ts";
import { aPicture, type FileToAdd } from "../files/pictures.ts";
import type { World } from "../world/world.ts";

/** Sets up what a story takes for granted, with the requests that the pages make. */
export interface ProductApi {
  readonly consents: () => Promise<void>;
  /** Name, date of birth and nationality. */
  readonly facts: (facts?: Partial<Facts>) => Promise<void>;
  /** Completes identity with a passport. */
  readonly identityWithPassport: (facts?: Partial<Facts>) => Promise<void>;
  /** The same with an identity card, front and back. */
  readonly identityWithCard: (facts?: Partial<Facts>) => Promise<void>;
  /** Completes income with savings that are not proven. */
  readonly incomeFromSavings: () => Promise<void>;
  /** The same with a statement of the savings. */
  readonly incomeFromShownSavings: () => Promise<void>;
  /** Completes income by naming a guarantor. */
  readonly guarantorNamed: (email: string) => Promise<void>;
  /** A guarantor agrees to exactly what they are asked. */
  readonly guaranteeAgreed: () => Promise<void>;
  /** Completes residence with a student's home in Leeds, whose landlord is asked after the submission. */
  readonly residenceWithLandlord: (email: string) => Promise<void>;
  readonly submit: () => Promise<SubmissionResponse>;
  readonly me: () => Promise<MeOfStory>;
}

export interface SubmissionResponse {
  readonly codes: readonly unknown[];
  readonly missing: unknown;
}

export interface Facts {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthdate: string;
  readonly nationality: string;
}

export interface MeOfStory {
  readonly name: {
    readonly firstName: string | null;
    readonly middleName: string | null;
    readonly lastName: string | null;
  };
  readonly profile: {
    readonly birthdate: string | null;
    readonly nationality: string | null;
    readonly shareCode: string | null;
  };
  readonly identityDocuments: readonly {
    readonly type: string;
    readonly fileName: string;
    readonly expiresOn: string | null;
    readonly remedialSectionUuid: string | null;
  }[];
  readonly latestValidation: {
    readonly validationSubmitted: boolean;
    readonly progress: readonly {
      readonly name: string;
      readonly completedSteps: readonly string[];
      readonly completedDtm: string | null;
      readonly submittedDtm: string | null;
      readonly answers: unknown;
      readonly remedialSectionUuid: string | null;
    }[];
  };
}

interface ApiOptions {
  readonly request: APIRequestContext;
  readonly world: World;
  readonly access: string;
  readonly language: Language;
}

const everyday: Facts = {
  firstName: "Amara",
  lastName: "Okafor",
  birthdate: "1994-03-27",
  nationality: "GB",
};

const CONSENTS = `mutation UpdateConsents($language: String!) {
  updateConsents(marketing: false, termsAndConditions: true, backgroundChecks: true, dataAccuracy: true, language: $language) { me { uuid } }
}`;

const FACTS = `mutation MutateMe($firstName: String, $lastName: String, $birthdate: Date, $nationality: String) {
  updateMe(firstName: $firstName, lastName: $lastName, birthdate: $birthdate, nationality: $nationality) { me { uuid } }
}`;

const DOCUMENT = `mutation MutateMe($type: String!, $path: String!) {
  updateMe(identityDocuments: [{ type: $type, path: $path }]) { me { uuid } }
}`;

const SUBMIT = "mutation SetSubmitted { submitValidation { submittedValidation { validationSubmitted } } }";

const HOME = `mutation UpdateResidentialHistoryItems($residence: ResidenceInput!) {
  updateResidentialHistoryItems(residence: $residence) { me { uuid } }
}`;

const ABOUT_HOME = `mutation UpdateDefaultResidence($residence: ResidenceInput!) {
  updateDefaultResidence(residence: $residence) { me { uuid } }
}`;

const SAVINGS = `mutation UpdateIncome($steps: [String!]!, $answers: Json) {
  updateIncome(incomeType: T_SAVINGS, currency: GBP, annualGrossIncome: 50000) { incomeSource { uuid } }
  updateWizardProgress(name: INCOME, completedSteps: $steps, completed: true, answers: $answers) { wizardProgress { id } }
}`;

const PAPER = `mutation UpdateIncome($uuid: ID!, $path: String!) {
  updateIncome(uuid: $uuid, accountDocuments: [{ type: "INVESTMENT_PORTFOLIO", path: $path }]) { incomeSource { uuid } }
}`;

interface SavedSource {
  readonly updateIncome: { readonly incomeSource: { readonly uuid: string } };
}

const GUARANTOR = `mutation UpdateIncome($email: String!, $answers: Json) {
  updateIncome(email: $email, firstName: "Margaret", lastName: "Hollis", phoneNumber: "+447700900123") { guarantor { uuid } }
  updateWizardProgress(name: INCOME, completedSteps: ["whoIsPaying", "someoneElse", "yourGuarantor"], completed: true, answers: $answers) { wizardProgress { id } }
}`;

const GUARANTEE = "{ me { guarantee { asked { tenants home monthlyAmount } } } }";

const AGREE = `mutation AgreeToGuarantee($tenants: [String!]!, $home: String!, $monthlyAmount: Float!) {
  agreeToGuarantee(tenants: $tenants, home: $home, monthlyAmount: $monthlyAmount) { me { uuid } }
}`;

interface AskedGuarantee {
  readonly me: { readonly guarantee: { readonly asked: Readonly<Record<string, unknown>> } };
}

const guarantorAnswers = {
  whoIsPaying: "other",
  someoneElse: "T_GUARANTOR",
  guarantorConfirmation: "acknowledged",
};

const savingsAnswers = {
  whoIsPaying: "me",
  openBanking: "manual",
  feedback: "technical_difficulties",
  documents: "none",
  noDocumentsNotice: "acknowledged",
};

const PROGRESS = `mutation MutateProgress($section: SectionName!, $steps: [String!]!, $completed: Boolean!, $answers: Json) {
  updateWizardProgress(name: $section, completedSteps: $steps, completed: $completed, answers: $answers) { wizardProgress { id } }
}`;

const ME = `query Me {
  me {
    name { firstName middleName lastName }
    profile { birthdate nationality shareCode }
    identityDocuments { type fileName expiresOn remedialSectionUuid }
    latestValidation {
      validationSubmitted
      progress { name completedSteps completedDtm submittedDtm answers remedialSectionUuid }
    }
  }
}`;

interface SignedForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

interface GraphQLAnswer {
  readonly data: unknown;
  readonly errors?: readonly { readonly extensions: Readonly<Record<string, unknown>> }[];
}

const caller = ({ request, world, access }: ApiOptions) => {
  const headers = { authorization: `Bearer ${access}` };
  const ask = async (query: string, variables: Readonly<Record<string, unknown>> = {}) => {
    const response = await request.post(`${world.url}/graphql`, { headers, data: { query, variables } });
    return (await response.json()) as GraphQLAnswer;
  };
  const graphql = async (
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
  ): Promise<unknown> => {
    const { data, errors } = await ask(query, variables);
    expect(errors).toBeUndefined();
    return data;
  };
  /** @returns the path of the stored file */
  const upload = async ({ name, mimeType, buffer }: FileToAdd): Promise<string> => {
    const query = new URLSearchParams({ filename: name, filetype: mimeType, additionalFilePath: "identity" });
    const signed = await request.get(`${world.url}/wizard/api/signedurl/post/user/docs?${query}`, {
      headers,
    });
    const { url, fields } = (await signed.json()) as SignedForm;
    const stored = await request.post(url, { multipart: { ...fields, file: { name, mimeType, buffer } } });
    expect(stored.status()).toBe(204);
    return stored.headers().location ?? "";
  };
  return { ask, graphql, upload };
};

const harbourStreet = {
  ...emptyAddress,
  flat: "Flat 3",
  houseNumber: "27",
  streetNumber: "27",
  street: "Harbour Street",
  city: "Leeds",
  postalCode: "LS1 4DL",
  country: "GB",
};

const rent = { currency: "GBP", rent: 950, rentFrequency: "MONTHLY", rentPaymentDate: "2026-01-01" };

const landlordAt = (email: string) => ({
  type: "LANDLORD",
  firstName: "Joanne",
  lastName: "Pryce",
  email,
  phone: "+447700900321",
});

const beginning = ["name", "birthdate", "nationality", "documents"];
const cardSides = ["NATIONAL_ID_FRONT", "NATIONAL_ID_BACK"];
const cardSteps = [...beginning, "documentSignposting", "upload", "documentSignpostingBack", "uploadBack"];

export const productApi = (options: ApiOptions): ProductApi => {
  const { ask, graphql, upload } = caller(options);
  const facts = async (given: Partial<Facts> = {}) => {
    await graphql(FACTS, { ...everyday, ...given });
  };
  const store = async (type: string, lastName?: string) => {
    const holder = lastName === undefined ? undefined : `${lastName}, ${type}`;
    await graphql(DOCUMENT, { type, path: await upload(await aPicture("Document.png", holder)) });
  };
  const complete = async (steps: readonly string[], answers: unknown, section = "IDENTITY") => {
    await graphql(PROGRESS, { section, steps, completed: true, answers });
  };
  const savings = async () =>
    (await graphql(SAVINGS, {
      steps: ["whoIsPaying", "incomeType", "savingsAmount"],
      answers: savingsAnswers,
    })) as SavedSource;
  return {
    consents: async () => {
      await graphql(CONSENTS, { language: options.language });
    },
    facts,
    identityWithPassport: async (given) => {
      await facts(given);
      await store("PASSPORT", given?.lastName);
      await complete([...beginning, "upload"], { documents: "PASSPORT" });
    },
    identityWithCard: async (given) => {
      await facts(given);
      for (const side of cardSides) await store(side, given?.lastName);
      await complete(cardSteps, { documents: "NATIONAL_ID", docSignposting: cardSides });
    },
    incomeFromSavings: async () => {
      await savings();
    },
    incomeFromShownSavings: async () => {
      const { updateIncome } = await savings();
      await graphql(PAPER, { uuid: updateIncome.incomeSource.uuid, path: await upload(aPdf("Savings.pdf")) });
    },
    guarantorNamed: async (email) => {
      await graphql(GUARANTOR, { email, answers: guarantorAnswers });
    },
    guaranteeAgreed: async () => {
      const { me } = (await graphql(GUARANTEE)) as AskedGuarantee;
      await graphql(AGREE, me.guarantee.asked);
    },
    residenceWithLandlord: async (email) => {
      const uuid = randomUUID();
      const home = { uuid, draft: false, isCurrent: true, start: "2020-08-01" };
      const residence = { ...home, residenceType: "STUDENT_ACCOMMODATION", address: harbourStreet };
      await graphql(HOME, { residence });
      await graphql(ABOUT_HOME, { residence: { uuid, ...rent, reference: landlordAt(email) } });
      const answers = { "in-uk": "yes", thanks: "read", documents: "none", none: "acknowledged" };
      await complete(["in-uk", "uk-residential-history"], answers, "RESIDENCE");
    },
    submit: async () => {
      const { errors = [] } = await ask(SUBMIT);
      const extensions = errors.map((error) => error.extensions);
      return { codes: extensions.map(({ code }) => code), missing: extensions[0]?.missing };
    },
    me: async () => ((await graphql(ME)) as { me: MeOfStory }).me,
  };
};
