import type { DocumentNode } from "graphql";
import { useEffect, useState } from "react";
import { type Client, type TypedDocumentNode, type UseQueryArgs, useClient } from "urql";

type NoVariables = Record<string, never>;

/** The first query of a page, which has no variables: what a page shows is in its session. */
export type OpeningQuery<Data = unknown> = TypedDocumentNode<Data, NoVariables>;

/** Queries whose response is on its way, or waits in the cache for the page that will ask for it. */
const sentEarly = new WeakMap<Client, Set<DocumentNode>>();

/** Sends a page's first query while its script is still being loaded or rendered. A failure is left to the page, which asks again. */
export const sendEarly = <Data>(client: Client, query: OpeningQuery<Data>): void => {
  const queries = sentEarly.get(client) ?? new Set();
  sentEarly.set(client, queries.add(query));
  void client.query(query, {}, { requestPolicy: "network-only" }).toPromise();
};

/**
 * The arguments of a page's first query: always from the network (spec 1 §2, dashboard), except that a response to
 * `sendEarly` is used, once. What is visited later asks again.
 */
export const useOpeningQuery = <Data>(query: OpeningQuery<Data>): UseQueryArgs<NoVariables, Data> => {
  const client = useClient();
  const [isEarly] = useState(() => sentEarly.get(client)?.has(query) ?? false);
  useEffect(() => {
    sentEarly.get(client)?.delete(query);
  }, [client, query]);
  return { query, variables: {}, requestPolicy: isEarly ? "cache-first" : "network-only" };
};
