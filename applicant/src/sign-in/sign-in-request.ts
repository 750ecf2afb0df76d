/** Spec 1 §4: initial, then working, then done (HTTP 200) or error. */
export const requestStates = ["initial", "working", "done", "error"] as const;
export type RequestState = (typeof requestStates)[number];

export const requestEvents = ["submitted", "succeeded", "failed"] as const;
export type RequestEvent = (typeof requestEvents)[number];

/**
 * A second submit while working is an error. The request that is under way goes on: should it succeed after all,
 * that is the news, and its failure changes nothing any more.
 */
export const nextRequestState = (state: RequestState, event: RequestEvent): RequestState => {
  if (event === "submitted") return state === "working" ? "error" : "working";
  return event === "succeeded" ? "done" : "error";
};
