import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { type APIRequestContext, expect } from "@playwright/test";
import { aPicture, type FileToAdd } from "../files/pictures.ts";
import type { World } from "../world/world.ts";

/** What a story takes for granted is done by the calls that the pages make. */
export interface ProductApi {
  readonly consents: () => Promise<void>;
  /** Name, date of birth and nationality. */
  readonly facts: (facts?: Partial<Facts>) => Promise<void>;
  /** Identity answered to its end with a passport. */
  readonly identityWithPassport: (facts?: Partial<Facts>) => Promise<void>;
  readonly me: () => Promise<MeOfStory>;
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
  };
  readonly identityDocuments: readonly {
    readonly type: string;
    readonly fileName: string;
  }[];
  readonly latestValidation: {
    readonly validationSubmitted: boolean;
    readonly progress: readonly {
      readonly name: string;
      readonly completedSteps: readonly string[];
      readonly completedDtm: string | null;
      readonly submittedDtm: string | null;
      readonly answers: unknown;
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

const DOCUMENT = `mutation MutateMe($path: String!) {
  updateMe(identityDocuments: [{ type: "PASSPORT", path: $path }]) { me { uuid } }
}`;

const PROGRESS = `mutation MutateProgress($steps: [String!]!, $completed: Boolean!, $answers: Json) {
  updateWizardProgress(name: IDENTITY, completedSteps: $steps, completed: $completed, answers: $answers) { wizardProgress { id } }
}`;

const ME = `query Me {
  me {
    name { firstName middleName lastName }
    profile { birthdate nationality }
    identityDocuments { type fileName }
    latestValidation {
      validationSubmitted
      progress { name completedSteps completedDtm submittedDtm answers }
    }
  }
}`;

interface SignedForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

const caller = ({ request, world, access }: ApiOptions) => {
  const headers = { authorization: `Bearer ${access}` };
  const graphql = async (
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
  ): Promise<unknown> => {
    const response = await request.post(`${world.url}/graphql`, {
      headers,
      data: { query, variables },
    });
    const { data, errors } = (await response.json()) as {
      data: unknown;
      errors?: unknown;
    };
    expect(errors).toBeUndefined();
    return data;
  };
  /** @returns the path under which the file is stored */
  const upload = async ({ name, mimeType, buffer }: FileToAdd): Promise<string> => {
    const query = new URLSearchParams({
      filename: name,
      filetype: mimeType,
      additionalFilePath: "identity",
    });
    const signed = await request.get(`${world.url}/wizard/api/signedurl/post/user/docs?${query}`, {
      headers,
    });
    const { url, fields } = (await signed.json()) as SignedForm;
    const stored = await request.post(url, {
      multipart: { ...fields, file: { name, mimeType, buffer } },
    });
    expect(stored.status()).toBe(204);
    return stored.headers().location ?? "";
  };
  return { graphql, upload };
};

export const productApi = (options: ApiOptions): ProductApi => {
  const { graphql, upload } = caller(options);
  const facts = async (given: Partial<Facts> = {}) => {
    await graphql(FACTS, { ...everyday, ...given });
  };
  return {
    consents: async () => {
      await graphql(CONSENTS, { language: options.language });
    },
    facts,
    identityWithPassport: async (given) => {
      await facts(given);
      const path = await upload(await aPicture("Passport.png"));
      await graphql(DOCUMENT, { path });
      const steps = ["name", "birthdate", "nationality", "documents", "upload"];
      await graphql(PROGRESS, {
        steps,
        completed: true,
        answers: { documents: "PASSPORT" },
      });
    },
    me: async () => ((await graphql(ME)) as { me: MeOfStory }).me,
  };
};
