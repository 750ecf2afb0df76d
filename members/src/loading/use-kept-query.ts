import { useState } from "react";
import { type AnyVariables, type UseQueryArgs, type UseQueryResponse, useQuery } from "urql";
import { mutationFailure } from "../calls/mutation-failure.ts";

/**
 * A query whose data stays when asking for it again fails: the page stays, with the error, and so does what is typed on it.
 * A refusal takes the data away, because the reader may not see it any more.
 */
export const useKeptQuery = <Data, Variables extends AnyVariables>(
  query: UseQueryArgs<Variables, Data>,
): UseQueryResponse<Data, Variables> => {
  const [result, readAgain] = useQuery(query);
  const { data, error, operation } = result;
  // With the operation, because other variables have other data.
  const [kept, setKept] = useState<{ readonly of: number; readonly data: Data }>();
  // A response with an error has `null` for data.
  if (data && operation && (kept?.data !== data || kept.of !== operation.key))
    setKept({ of: operation.key, data });
  // Also while it is asked for once more, when there is neither.
  const isRefused = error !== undefined && mutationFailure(error).kind === "refused";
  const last = !isRefused && kept?.of === operation?.key ? kept?.data : undefined;
  const shown = data ?? last;
  return [shown === undefined ? result : { ...result, data: shown }, readAgain];
};
