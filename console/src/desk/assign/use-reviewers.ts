import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { Reviewers } from "./assign.graphql.ts";

/** @param partyId of one case: those who may not work on it are left out */
export const useReviewers = (partyId: string | undefined) => {
  const [{ data, error }, readAgain] = useKeptQuery({
    query: Reviewers,
    variables: { partyId: partyId ?? null },
    requestPolicy: "cache-and-network",
  });
  return {
    reviewers: data?.reviewers ?? [],
    hasFailed: !data && error !== undefined,
    retry: () => readAgain({ requestPolicy: "network-only" }),
  };
};
