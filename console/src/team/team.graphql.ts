import { gql, type TypedDocumentNode } from "urql";
import type {
  BlockStaffMutation,
  BlockStaffMutationVariables,
  ChangeStaffMutation,
  ChangeStaffMutationVariables,
  InviteStaffMutation,
  InviteStaffMutationVariables,
  ResendStaffInvitationMutation,
  ResendStaffInvitationMutationVariables,
  ResetSecondFactorMutation,
  ResetSecondFactorMutationVariables,
  SetSkillsMutation,
  SetSkillsMutationVariables,
  TeamQuery,
  TeamQueryVariables,
  UnblockStaffMutation,
  UnblockStaffMutationVariables,
} from "../graphql/operations.generated.ts";

export type Member = TeamQuery["team"][number];

const MemberFields = gql`
  fragment MemberFields on StaffMember {
    id
    email
    name
    roles
    skills
    factors
    invitedAt
    lastSeenAt
    blockedAt
    isYou
  }
`;

export const Team: TypedDocumentNode<TeamQuery, TeamQueryVariables> = gql`
  query Team {
    unreadReports
    team {
      ...MemberFields
    }
  }
  ${MemberFields}
`;

export const InviteStaff: TypedDocumentNode<InviteStaffMutation, InviteStaffMutationVariables> = gql`
  mutation InviteStaff($email: String!, $name: String!, $roles: [StaffRole!]!) {
    inviteStaff(email: $email, name: $name, roles: $roles) {
      ...MemberFields
    }
  }
  ${MemberFields}
`;

export const ResendStaffInvitation: TypedDocumentNode<
  ResendStaffInvitationMutation,
  ResendStaffInvitationMutationVariables
> = gql`
  mutation ResendStaffInvitation($id: ID!) {
    resendStaffInvitation(id: $id) {
      ...MemberFields
    }
  }
  ${MemberFields}
`;

export const ChangeStaff: TypedDocumentNode<ChangeStaffMutation, ChangeStaffMutationVariables> = gql`
  mutation ChangeStaff($id: ID!, $name: String!, $roles: [StaffRole!]!) {
    changeStaff(id: $id, name: $name, roles: $roles) {
      ...MemberFields
    }
  }
  ${MemberFields}
`;

export const SetSkills: TypedDocumentNode<SetSkillsMutation, SetSkillsMutationVariables> = gql`
  mutation SetSkills($id: ID!, $skills: [Skill!]!) {
    setSkills(id: $id, skills: $skills) {
      ...MemberFields
    }
  }
  ${MemberFields}
`;

export const BlockStaff: TypedDocumentNode<BlockStaffMutation, BlockStaffMutationVariables> = gql`
  mutation BlockStaff($id: ID!) {
    blockStaff(id: $id) {
      ...MemberFields
    }
  }
  ${MemberFields}
`;

export const UnblockStaff: TypedDocumentNode<UnblockStaffMutation, UnblockStaffMutationVariables> = gql`
  mutation UnblockStaff($id: ID!) {
    unblockStaff(id: $id) {
      ...MemberFields
    }
  }
  ${MemberFields}
`;

export const ResetSecondFactor: TypedDocumentNode<
  ResetSecondFactorMutation,
  ResetSecondFactorMutationVariables
> = gql`
  mutation ResetSecondFactor($id: ID!) {
    resetSecondFactor(id: $id) {
      ...MemberFields
    }
  }
  ${MemberFields}
`;
