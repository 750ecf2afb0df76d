import { gql, type TypedDocumentNode } from "urql";
import type {
  RemoveViewMutation,
  RemoveViewMutationVariables,
  RenameViewMutation,
  RenameViewMutationVariables,
  SavedViewsQuery,
  SavedViewsQueryVariables,
  SaveViewMutation,
  SaveViewMutationVariables,
} from "../../graphql/operations.generated.ts";

export type SavedView = SavedViewsQuery["savedViews"][number];
export type SavedList = SavedViewsQueryVariables["list"];

export const SavedViews: TypedDocumentNode<SavedViewsQuery, SavedViewsQueryVariables> = gql`
  query SavedViews($list: SavedList!) {
    savedViews(list: $list) {
      id
      name
      query
    }
  }
`;

export const SaveView: TypedDocumentNode<SaveViewMutation, SaveViewMutationVariables> = gql`
  mutation SaveView($list: SavedList!, $name: String!, $query: String!) {
    saveView(list: $list, name: $name, query: $query) {
      id
      name
      query
    }
  }
`;

export const RenameView: TypedDocumentNode<RenameViewMutation, RenameViewMutationVariables> = gql`
  mutation RenameView($id: ID!, $name: String!) {
    renameView(id: $id, name: $name) {
      id
      name
    }
  }
`;

export const RemoveView: TypedDocumentNode<RemoveViewMutation, RemoveViewMutationVariables> = gql`
  mutation RemoveView($id: ID!) {
    removeView(id: $id)
  }
`;
