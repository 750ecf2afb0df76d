import type { UploadEntry } from "@latchkey/domain/identity/values.ts";
import { gql, type TypedDocumentNode } from "urql";
import type { SavedProgress } from "../questions/wizard-definition.ts";

export interface MutateMeVariables {
  readonly firstName?: string;
  readonly middleName?: string;
  readonly lastName?: string;
  readonly birthdate?: string;
  readonly nationality?: string;
  readonly identityDocuments?: readonly { readonly type: string; readonly path: string }[];
  readonly withdrawnDocuments?: readonly string[];
  readonly remedialSectionUuid?: string | undefined;
  readonly saveProgress: boolean;
  readonly progressId?: number | undefined;
  readonly section: "IDENTITY";
  readonly completedSteps: readonly string[];
  readonly completed: boolean;
  readonly relatedObjectUuid?: string | undefined;
  readonly answers?: unknown;
}

export interface MutateMeResult {
  readonly updateMe: {
    readonly me: { readonly uuid: string; readonly identityDocuments: readonly UploadEntry[] };
  };
  readonly updateWizardProgress?: { readonly wizardProgress: SavedProgress };
}

/** A step's facts and its progress: one request, one transaction, in this order. */
export const MutateMe: TypedDocumentNode<MutateMeResult, MutateMeVariables> = gql`
  mutation MutateMe(
    $firstName: String
    $middleName: String
    $lastName: String
    $birthdate: Date
    $nationality: String
    $identityDocuments: [IdentityDocumentInput!]
    $withdrawnDocuments: [ID!]
    $remedialSectionUuid: ID
    $saveProgress: Boolean!
    $progressId: Int
    $section: SectionName!
    $completedSteps: [String!]!
    $completed: Boolean!
    $relatedObjectUuid: ID
    $answers: Json
  ) {
    updateMe(
      firstName: $firstName
      middleName: $middleName
      lastName: $lastName
      birthdate: $birthdate
      nationality: $nationality
      identityDocuments: $identityDocuments
      withdrawnDocuments: $withdrawnDocuments
      remedialSectionUuid: $remedialSectionUuid
    ) {
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
      }
    }
    updateWizardProgress(
      id: $progressId
      name: $section
      completedSteps: $completedSteps
      completed: $completed
      relatedObjectUuid: $relatedObjectUuid
      remedialSectionUuid: $remedialSectionUuid
      answers: $answers
    ) @include(if: $saveProgress) {
      wizardProgress {
        id
        name
        completedDtm
        completedSteps
        relatedObjectUuid
      }
    }
  }
`;
