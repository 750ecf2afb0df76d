import type { Consents } from "@latchkey/domain/validations/consents.ts";
import type { SectionName, SectionVariant } from "@latchkey/domain/vocabulary/sections.ts";
import { gql, type TypedDocumentNode } from "urql";

export interface InitialMe {
  readonly uuid: string;
  readonly email: string;
  readonly name: {
    readonly firstName: string | null;
    readonly middleName: string | null;
    readonly lastName: string | null;
  };
  readonly zendeskJwt: string | null;
  readonly latestValidation: {
    readonly uuid: string;
    readonly validationSubmitted: boolean;
    readonly sections: readonly {
      readonly name: SectionName;
      readonly variant: SectionVariant;
      readonly steps: readonly string[];
    }[];
    readonly consents: Consents;
  } | null;
}

interface Result {
  readonly me: InitialMe;
}

/** Run once at the root (spec 1 §7), and again after the submission. */
export const GetInitialData: TypedDocumentNode<Result, Record<string, never>> = gql`
  query GetInitialData {
    me {
      uuid
      email
      name {
        firstName
        middleName
        lastName
      }
      zendeskJwt
      latestValidation {
        uuid
        validationSubmitted
        sections {
          name
          variant
          steps
        }
        consents {
          termsAndConditions
          backgroundChecks
          dataAccuracy
        }
      }
    }
  }
`;
