import { useQuery } from "urql";
import { useMe } from "./me.ts";
import { OpenCount } from "./open-count.graphql.ts";

/** The open applications of the user's branch; undefined until it is known, and for a user who sees none. */
export const useOpenCount = (): number | undefined => {
  const { user, branchId } = useMe();
  const [{ data }] = useQuery({
    query: OpenCount,
    variables: { branchId },
    pause: !user.rights.includes("letting"),
  });
  return data?.applicationCounts.open;
};
