import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { useEffect } from "react";
import { type PolicyReplay, PolicyReplayOf } from "./replay.graphql.ts";

export const REPLAY_ASKED_EVERY_MS = 1_500;

export const isOpenReplay = ({ state }: PolicyReplay): boolean => state === "QUEUED" || state === "RUNNING";

/** The newest replay of a policy's drafts, asked for again until it is over. */
export const useReplay = (name: string) => {
  const [{ data, error, fetching }, ask] = useKeptQuery({
    query: PolicyReplayOf,
    variables: { name },
    requestPolicy: "cache-and-network",
  });
  const replay = data?.policyReplay ?? undefined;
  useEffect(() => {
    if (fetching || !replay || !isOpenReplay(replay)) return;
    const wait = error ? 2 * REPLAY_ASKED_EVERY_MS : REPLAY_ASKED_EVERY_MS;
    const timer = setTimeout(() => ask({ requestPolicy: "network-only" }), wait);
    return () => clearTimeout(timer);
  }, [fetching, replay, error, ask]);
  return {
    replay,
    isRead: data !== undefined,
    hasFailed: error !== undefined,
    refresh: () => ask({ requestPolicy: "network-only" }),
  };
};
