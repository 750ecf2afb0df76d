import type { z } from "zod";
import { problem } from "./schemas.ts";

/** Parts of the description that routes share. */

const PROBLEM_TYPE = "application/problem+json";

const WORDS = {
  400: "The request cannot be read, or asks for what cannot be.",
  401: "There is no valid key.",
  403: "The key may not do that.",
  404: "The agency has no such thing.",
  409: "The state of the application or of the agency forbids it.",
  410: "Events after the cursor have been removed.",
  413: "The body is too large.",
  415: "The body is no JSON.",
  422: "A place of the body is wrong.",
  429: "Wait before you ask again.",
  503: "Try again later.",
} as const;

type ProblemStatus = keyof typeof WORDS;

interface ContentOf<Shape extends z.ZodType> {
  readonly description: string;
  readonly content: Readonly<Record<string, { readonly schema: Shape }>>;
}

const described = (status: ProblemStatus): ContentOf<typeof problem> => ({
  description: WORDS[status],
  content: { [PROBLEM_TYPE]: { schema: problem } },
});

/** Every route may answer with them. */
const ALWAYS = [400, 401, 403, 429, 503] as const;

/** Errors of a route as they are sent: problems, each under its status. */
export const refusals = (
  ...more: readonly Exclude<ProblemStatus, (typeof ALWAYS)[number]>[]
): Readonly<Record<number, ContentOf<typeof problem>>> =>
  Object.fromEntries([...ALWAYS, ...more].map((status) => [status, described(status)]));

export const ofApplications = { tags: ["Applications"], security: [{ key: [] }] };
