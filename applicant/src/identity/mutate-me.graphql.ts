import { gql, type TypedDocumentNode } from "urql";
import type {
  MutateMeMutation,
  MutateMeMutationVariables,
  MutateMeRtrMutation,
  MutateMeRtrMutationVariables,
} from "../graphql/operations.generated.ts";
import { SavedProgress } from "../graphql/progress-fields.graphql.ts";
import { PROGRESS_VARIABLES, SAVE_PROGRESS } from "../questions/save-progress.graphql.ts";
import { SavedIdentity } from "./identity-fields.graphql.ts";

interface Variant {
  readonly name: string;
  readonly variables?: string;
  readonly facts?: string;
  readonly saved?: string;
}

/** A step's facts and its progress: one request, one transaction, in this order (spec 2 §7). */
const mutation = ({ name, variables = "", facts = "", saved = "" }: Variant) => `
  mutation ${name}(
    $firstName: String
    $middleName: String
    $lastName: String
    $birthdate: Date
    $nationality: String
    ${variables}
    $identityDocuments: [IdentityDocumentInput!]
    $withdrawnDocuments: [ID!]
    $before: Json
    ${PROGRESS_VARIABLES}
  ) {
    updateMe(
      firstName: $firstName
      middleName: $middleName
      lastName: $lastName
      birthdate: $birthdate
      nationality: $nationality
      ${facts}
      identityDocuments: $identityDocuments
      withdrawnDocuments: $withdrawnDocuments
      remedialSectionUuid: $remedialSectionUuid
      before: $before
    ) {
      me {
        ...SavedIdentity
        ${saved}
      }
    }
    ${SAVE_PROGRESS}
  }
`;

export const MutateMe: TypedDocumentNode<MutateMeMutation, MutateMeMutationVariables> = gql`
  ${mutation({ name: "MutateMe" })}
  ${SavedIdentity}
  ${SavedProgress}
`;

export const MutateMeRTR: TypedDocumentNode<MutateMeRtrMutation, MutateMeRtrMutationVariables> = gql`
  ${mutation({
    name: "MutateMeRTR",
    variables: "$shareCode: String",
    facts: "shareCode: $shareCode",
    saved: "profile { shareCode }",
  })}
  ${SavedIdentity}
  ${SavedProgress}
`;
