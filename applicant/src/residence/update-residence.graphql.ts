import { gql, type TypedDocumentNode } from "urql";
import type {
  DeleteResidentialHistoryItemsMutation,
  DeleteResidentialHistoryItemsMutationVariables,
  UpdateDefaultResidenceMutation,
  UpdateDefaultResidenceMutationVariables,
  UpdateResidentialHistoryItemsMutation,
  UpdateResidentialHistoryItemsMutationVariables,
} from "../graphql/operations.generated.ts";
import { SavedProgress } from "../graphql/progress-fields.graphql.ts";
import { PROGRESS_VARIABLES, SAVE_PROGRESS } from "../questions/save-progress.graphql.ts";
import { SavedResidence } from "./residence-fields.graphql.ts";

/** A step's facts about the chosen home and its progress: one request, one transaction (spec 2 §7). */
export const UpdateDefaultResidence: TypedDocumentNode<
  UpdateDefaultResidenceMutation,
  UpdateDefaultResidenceMutationVariables
> = gql`
  mutation UpdateDefaultResidence(
    $residence: ResidenceInput!
    $before: Json
    ${PROGRESS_VARIABLES}
  ) {
    updateDefaultResidence(
      residence: $residence
      before: $before
      remedialSectionUuid: $remedialSectionUuid
    ) {
      me {
        ...SavedResidence
      }
    }
    ${SAVE_PROGRESS}
  }
  ${SavedResidence}
  ${SavedProgress}
`;

export const UpdateResidentialHistoryItems: TypedDocumentNode<
  UpdateResidentialHistoryItemsMutation,
  UpdateResidentialHistoryItemsMutationVariables
> = gql`
  mutation UpdateResidentialHistoryItems(
    $residence: ResidenceInput!
    $before: Json
    $remedialSectionUuid: ID
  ) {
    updateResidentialHistoryItems(
      residence: $residence
      before: $before
      remedialSectionUuid: $remedialSectionUuid
    ) {
      me {
        ...SavedResidence
      }
    }
  }
  ${SavedResidence}
`;

export const DeleteResidentialHistoryItems: TypedDocumentNode<
  DeleteResidentialHistoryItemsMutation,
  DeleteResidentialHistoryItemsMutationVariables
> = gql`
  mutation DeleteResidentialHistoryItems($uuid: ID!, $remedialSectionUuid: ID) {
    deleteResidentialHistoryItems(uuid: $uuid, remedialSectionUuid: $remedialSectionUuid) {
      success
      uuid
    }
  }
`;
