import type { RemedialSection } from "@latchkey/domain/dashboard/items.ts";
import type { CountryDocuments } from "@latchkey/domain/identity/countries.ts";
import type { UploadEntry } from "@latchkey/domain/identity/values.ts";
import type { SectionName, SectionVariant } from "@latchkey/domain/vocabulary/sections.ts";
import type { ProgressItem } from "@latchkey/domain/wizard/progress.ts";
import { gql, type TypedDocumentNode } from "urql";

export interface IdentityMe {
  readonly uuid: string;
  readonly name: {
    readonly firstName: string | null;
    readonly middleName: string | null;
    readonly lastName: string | null;
  };
  readonly profile: { readonly nationality: string | null; readonly birthdate: string | null };
  readonly identityDocuments: readonly UploadEntry[];
  readonly latestValidation: {
    readonly uuid: string;
    readonly validationSubmitted: boolean;
    readonly sections: readonly { readonly name: SectionName; readonly variant: SectionVariant }[];
    readonly remedialSections: readonly RemedialSection[];
    readonly progress: readonly (ProgressItem & { readonly answers: unknown })[];
    readonly sectionMetaData: {
      readonly enableIdvt: boolean;
      readonly maxFileBytes: number;
      readonly countriesDocsMap: readonly CountryDocuments[];
    };
  } | null;
}

interface Result {
  readonly me: IdentityMe;
}

/** What the identity section begins with: its facts, its progress, its metadata (spec 2 §7). */
export const Me: TypedDocumentNode<Result, Record<string, never>> = gql`
  query Me {
    me {
      uuid
      name {
        firstName
        middleName
        lastName
      }
      profile {
        nationality
        birthdate
      }
      identityDocuments {
        id
        type
        path
        fileName
      }
      latestValidation {
        uuid
        validationSubmitted
        sections {
          name
          variant
        }
        remedialSections {
          uuid
          section
          relatedObjectUuid
          progressId
          start
          end
        }
        progress {
          id
          uuid
          name
          completedSteps
          startedDtm
          completedDtm
          submittedDtm
          optional
          relatedObjectUuid
          remedialSectionUuid
          answers
        }
        sectionMetaData {
          enableIdvt
          maxFileBytes
          countriesDocsMap {
            countryCode
            allowedIdentityDocs
          }
        }
      }
    }
  }
`;
