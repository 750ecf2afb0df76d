import type { SummaryAnswer } from "./answer-parts.ts";
import type { AnsweredFlow } from "./flow.ts";
import { boundsOfRequest, type SectionRequest } from "./request.ts";
import { walk } from "./walk.ts";

export interface SummaryRow {
  readonly step: string;
  readonly answer: SummaryAnswer;
}

/**
 * Only steps on the path count; answers off the path are left out. Each step appears once, where it was first asked.
 * @param answerOf undefined for a step that only explains
 */
export const summaryOf = <Values, Context, Name extends string>(
  answeredFlow: AnsweredFlow<Values, Context, Name>,
  request: SectionRequest | undefined,
  answerOf: (step: Name) => SummaryAnswer | undefined,
): readonly SummaryRow[] => {
  const { flow, values, context } = answeredFlow;
  const { path } = walk(answeredFlow, request && boundsOfRequest(flow, request));
  return [...new Set(path)].flatMap((step) => {
    const passed = path.slice(0, path.indexOf(step) + 1);
    const answer = flow.steps[step].answered(values, context, passed) ? answerOf(step) : undefined;
    return answer ? [{ step, answer }] : [];
  });
};
