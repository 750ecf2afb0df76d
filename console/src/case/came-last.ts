import type { ShownDocument, ShownDossier } from "./case.graphql.ts";

/** A document came with the newest submission, and there was one before it. What was added since is not sent yet. */
export const cameLast = (
  { events }: Pick<ShownDossier, "events">,
  { addedAt }: Pick<ShownDocument, "addedAt">,
): boolean => {
  const [latest, before] = events.filter(({ kind }) => kind === "submitted").map(({ at }) => Date.parse(at));
  const added = Date.parse(addedAt);
  return latest !== undefined && before !== undefined && before < added && added <= latest;
};
