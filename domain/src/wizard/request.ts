import type { DocumentType } from "../documents/kinds.ts";
import { asStepName, type Flow, type NamedSteps } from "./flow.ts";
import { reachableFrom } from "./reach.ts";
import { mayComplete, type WalkBounds } from "./walk.ts";

export interface SectionRequest {
  readonly start: string;
  readonly end: string;
  readonly documentType?: DocumentType | null | undefined;
}

export const MISSING_INFORMATION = "missingInformation";

/**
 * A request shows the reasons, then runs from the reviewer's start step to their end step. undefined: it names an
 * unknown step.
 */
export const boundsOfRequest = <Name extends string>(
  flow: NamedSteps<Name>,
  request: Pick<SectionRequest, "start" | "end">,
): WalkBounds<Name> | undefined => {
  const reasons = asStepName(flow, MISSING_INFORMATION);
  const start = asStepName(flow, request.start);
  const end = asStepName(flow, request.end);
  return reasons && start && end && start !== reasons ? { start: reasons, end } : undefined;
};

export const requestMayComplete = <Values, Context, Name extends string>(
  flow: Flow<Values, Context, Name>,
  values: Values,
  context: Context,
  request: SectionRequest | undefined,
): boolean => {
  if (!request) return mayComplete(flow, values, context);
  const bounds = boundsOfRequest(flow, request);
  return bounds !== undefined && mayComplete(flow, values, context, bounds);
};

export const stepsOpenedBy = <Values, Context, Name extends string>(
  flow: Flow<Values, Context, Name>,
  request: SectionRequest,
): ReadonlySet<string> => {
  const [start, end] = [asStepName(flow, request.start), asStepName(flow, request.end)];
  return start && end ? reachableFrom(flow, start, end) : new Set();
};
