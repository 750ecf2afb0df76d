import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { usePages } from "../desk/use-pages.ts";
import { FollowUps } from "./follow-ups.graphql.ts";
import { FollowUpsTable } from "./follow-ups-table.tsx";
import { ListBody } from "./list-body.tsx";

export function FollowUpsList({ view }: { readonly view: "open" | "over" }) {
  const paging = usePages();
  const [{ data, error }, readAgain] = useKeptQuery({
    query: FollowUps,
    variables: { group: view === "open" ? "OPEN" : "OVER", after: paging.after ?? null },
    requestPolicy: "cache-and-network",
  });
  const page = data?.followUps;
  return (
    <ListBody
      view={view}
      page={page}
      isFailed={error !== undefined}
      onRetry={() => readAgain({ requestPolicy: "network-only" })}
      paging={paging}
    >
      <FollowUpsTable view={view} rows={page?.rows ?? []} />
    </ListBody>
  );
}
