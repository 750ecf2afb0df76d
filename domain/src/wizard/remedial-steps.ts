import { slotType } from "../documents/definitions.ts";
import { type Evidence, isSlotGiven } from "../documents/evidence.ts";
import type { DocumentType } from "../documents/kinds.ts";
import { stepsOf } from "./flow.ts";

/** The two steps that exist only in a request for missing information (spec 2 §2). */

export const remedialSteps = ["missingInformation", "genericUpload"] as const;
export type RemedialStep = (typeof remedialSteps)[number];

interface RequestContext {
  readonly request?: { readonly start: string; readonly documentType?: DocumentType | undefined } | undefined;
}

export const remedialStepsOf = <Values extends Evidence, Context extends RequestContext>() => {
  const { goto, end } = stepsOf<Values, Context>();
  return {
    missingInformation: <const Start extends readonly string[]>(starts: Start) =>
      goto(
        starts,
        () => true,
        (_values, { request }): Start[number] | undefined => starts.find((start) => start === request?.start),
      ),
    genericUpload: end(
      (values, { request }) =>
        request?.documentType !== undefined && isSlotGiven(values, slotType(request.documentType, "front")),
    ),
  };
};
