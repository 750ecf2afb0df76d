import { slotType } from "../documents/definitions.ts";
import { stepsOf } from "../wizard/flow.ts";
import type { IdentityContext } from "./context.ts";
import type { IdentityValues } from "./values.ts";

/** The two steps that exist only in a request for missing information (spec 2 §2). */

export const remedialSteps = ["missingInformation", "genericUpload"] as const;
export type RemedialStep = (typeof remedialSteps)[number];

const { goto, end } = stepsOf<IdentityValues, IdentityContext>();

/** Shows the reasons and the reviewer's comment, and continues to the step where the request starts. */
export const missingInformation = <const Start extends readonly string[]>(starts: Start) =>
  goto(
    starts,
    () => true,
    (_values, { request }): Start[number] | undefined => starts.find((start) => start === request?.start),
  );

/** One document that the reviewer named. */
export const genericUpload = end(({ upload, withoutDocument }, { request }) => {
  if (!request?.documentType) return false;
  const slot = slotType(request.documentType, "front");
  return upload.some(({ type }) => type === slot) || withoutDocument?.[slot] !== undefined;
});
