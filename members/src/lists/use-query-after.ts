import { type AnyVariables, type TypedDocumentNode, useClient } from "urql";

/**
 * Asks for the page of a list after a cursor, as it is now. The promise is rejected if the server does not answer.
 *
 * @param after the variables of the query for a cursor
 */
export const useQueryAfter = <Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  after: (cursor: string) => Variables,
): ((cursor: string) => Promise<Data>) => {
  const client = useClient();
  return async (cursor) => {
    const asked = client.query(query, after(cursor), { requestPolicy: "network-only" });
    const { data, error } = await asked.toPromise();
    if (!data) throw error ?? new Error("No answer of the server.");
    return data;
  };
};
