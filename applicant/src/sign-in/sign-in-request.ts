/** Spec 1 §4: initial, then working, then done (HTTP 200) or error. */
export const requestStates = ["initial", "working", "done", "error"] as const;
export type RequestState = (typeof requestStates)[number];

export const requestEvents = ["submitted", "succeeded", "failed"] as const;
export type RequestEvent = (typeof requestEvents)[number];

/**
 * A second submit while working is an error. The running request continues: if it succeeds after all, that is shown;
 * if it fails, nothing changes.
 */
export const nextRequestState = (state: RequestState, event: RequestEvent): RequestState => {
  if (event === "submitted") return state === "working" ? "error" : "working";
  return event === "succeeded" ? "done" : "error";
};
