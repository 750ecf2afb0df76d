import { gql, type TypedDocumentNode } from "urql";
import { ConsentFields } from "../graphql/consent-fields.graphql.ts";
import type {
  LeaveApplicationMutation,
  LeaveApplicationMutationVariables,
  StopRemindersMutation,
  StopRemindersMutationVariables,
  YourPermissionsQuery,
  YourPermissionsQueryVariables,
} from "../graphql/operations.generated.ts";

/** Another tab or device may have changed the consents. */
export const YourPermissions: TypedDocumentNode<YourPermissionsQuery, YourPermissionsQueryVariables> = gql`
  query YourPermissions {
    me {
      ...ConsentFields
      latestValidation {
        wantsReminders
        canLeave
      }
    }
  }
  ${ConsentFields}
`;

export const StopReminders: TypedDocumentNode<StopRemindersMutation, StopRemindersMutationVariables> = gql`
  mutation StopReminders {
    stopReminders {
      validation {
        uuid
        wantsReminders
      }
    }
  }
`;

export const LeaveApplication: TypedDocumentNode<
  LeaveApplicationMutation,
  LeaveApplicationMutationVariables
> = gql`
  mutation LeaveApplication {
    leaveApplication {
      validation {
        uuid
        canLeave
        wantsReminders
      }
    }
  }
`;
