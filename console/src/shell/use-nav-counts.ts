import { useEffect } from "react";
import { useQuery } from "urql";
import type { ConsolePage } from "./console-page.ts";
import { NavCounts } from "./nav-counts.graphql.ts";

type Label = NonNullable<ConsolePage["nav"]>["label"];

/** The numbers of waiting items beside entries of the navigation. They are read anew on every other page. */
export const useNavCounts = (
  labels: readonly Label[],
  current: string | undefined,
): Partial<Readonly<Record<Label, number>>> => {
  const isCounted = labels.includes("followUps");
  const [{ data }, readAgain] = useQuery({ query: NavCounts, variables: {}, pause: !isCounted });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was left may have changed a number
  useEffect(() => {
    if (isCounted) readAgain({ requestPolicy: "network-only" });
  }, [current, isCounted]);
  return data ? { followUps: data.followUpsDue } : {};
};
