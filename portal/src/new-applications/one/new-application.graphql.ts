import { gql, type TypedDocumentNode } from "urql";
import type {
  CreateApplicationMutation,
  CreateApplicationMutationVariables,
} from "../../graphql/operations.generated.ts";

export const CreateApplication: TypedDocumentNode<
  CreateApplicationMutation,
  CreateApplicationMutationVariables
> = gql`
  mutation CreateApplication($application: NewApplicationInput!) {
    createApplication(application: $application) {
      id
    }
  }
`;
