import { gql, type TypedDocumentNode } from "urql";
import type { GetStaffQuery, GetStaffQueryVariables } from "../graphql/operations.generated.ts";

export type SignedInStaff = GetStaffQuery["staff"];

/** Runs once at the root. */
export const GetStaff: TypedDocumentNode<GetStaffQuery, GetStaffQueryVariables> = gql`
  query GetStaff {
    staff {
      id
      email
      name
      roles
    }
  }
`;
