import type { DocumentType } from "../documents/kinds.ts";
import { type AnsweredFlow, asStepName, type Flow, type NamedSteps } from "./flow.ts";
import { reachableFrom } from "./reach.ts";
import { mayComplete, type WalkBounds, walk } from "./walk.ts";

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

export const boundsIn = <Name extends string>(flow: NamedSteps<Name>, request: SectionRequest | undefined) =>
  request ? boundsOfRequest(flow, request) : {};

export const requestMayComplete = <Values, Context, Name extends string>(
  answeredFlow: AnsweredFlow<Values, Context, Name>,
  request: SectionRequest | undefined,
): boolean => {
  const bounds = boundsIn(answeredFlow.flow, request);
  return bounds !== undefined && mayComplete(answeredFlow, bounds);
};

export const requestAsks = <Values, Context, Name extends string>(
  answeredFlow: AnsweredFlow<Values, Context, Name>,
  request: SectionRequest | undefined,
  step: NoInfer<Name>,
): boolean => {
  const bounds = boundsIn(answeredFlow.flow, request);
  return bounds !== undefined && walk(answeredFlow, bounds).path.includes(step);
};

export const stepsOpenedBy = <Values, Context, Name extends string>(
  flow: Flow<Values, Context, Name>,
  request: SectionRequest,
): ReadonlySet<string> => {
  const [start, end] = [asStepName(flow, request.start), asStepName(flow, request.end)];
  return start && end ? reachableFrom(flow, start, end) : new Set();
};
