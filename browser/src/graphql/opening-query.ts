import type { DocumentNode } from "graphql";
import { useEffect, useState } from "react";
import { type Client, type TypedDocumentNode, type UseQueryArgs, useClient } from "urql";

type NoVariables = Record<string, never>;

export type OpeningQuery<Data = unknown> = TypedDocumentNode<Data, NoVariables>;

const sentEarly = new WeakMap<Client, Set<DocumentNode>>();

export const sendEarly = <Data>(client: Client, query: OpeningQuery<Data>): void => {
  const queries = sentEarly.get(client) ?? new Set();
  sentEarly.set(client, queries.add(query));
  void client.query(query, {}, { requestPolicy: "network-only" }).toPromise();
};

/**
 * A page's first query always goes to the network (spec 1 §2, dashboard), except that a response to `sendEarly` is
 * used, once. A later visit queries again.
 */
export const useOpeningQuery = <Data>(query: OpeningQuery<Data>): UseQueryArgs<NoVariables, Data> => {
  const client = useClient();
  const [isEarly] = useState(() => sentEarly.get(client)?.has(query) ?? false);
  useEffect(() => {
    sentEarly.get(client)?.delete(query);
  }, [client, query]);
  return { query, variables: {}, requestPolicy: isEarly ? "cache-first" : "network-only" };
};
