import { completingAnswers } from "../wizard/completing-answers.ts";
import { requestAsks, requestMayComplete } from "../wizard/request.ts";
import type { PartyContext, Section, StoredItem } from "../wizard/section.ts";
import { summaryOf } from "../wizard/summary.ts";
import { askableResidence, residenceDocumentAskedAgain } from "./askable.ts";
import { residenceCandidates } from "./completing.ts";
import type { ResidenceContext } from "./context.ts";
import { residenceFlow, residenceSteps } from "./flow.ts";
import { homeOf } from "./homes.ts";
import { residenceOpens } from "./opened.ts";
import { residenceRequestTitle } from "./request-title.ts";
import type { Residence } from "./residence.ts";
import { answerOf } from "./summary.ts";
import { parseResidenceAnswers, type ResidenceFacts, residenceValues } from "./values.ts";

export interface ResidenceSectionFacts extends ResidenceFacts {
  readonly email: string;
  readonly connectedOpenBanking: boolean;
}

const walked = (
  { facts, answerLayers, request }: StoredItem<ResidenceSectionFacts>,
  { today, conditions }: PartyContext,
) => {
  const { email, connectedOpenBanking } = facts;
  const asked = request && { start: request.start, documentType: request.documentType ?? undefined };
  const context: ResidenceContext = { today, conditions, email, connectedOpenBanking, request: asked };
  return { flow: residenceFlow, values: residenceValues(facts, ...answerLayers), context };
};

/** The home whose landlord or agent is asked on submission; undefined if its walk does not ask. */
export const homeToAskAbout = (
  item: StoredItem<ResidenceSectionFacts>,
  partyContext: PartyContext,
): Residence | undefined => {
  const answeredFlow = walked(item, partyContext);
  const isAsked = requestAsks(answeredFlow, item.request, "landlordDetails");
  return isAsked ? homeOf(answeredFlow.values, answeredFlow.context) : undefined;
};

/** Residence (spec 2 §2 to §6). */
export const residenceSection: Section<ResidenceSectionFacts> = {
  name: "RESIDENCE",
  steps: () => residenceSteps,
  parseAnswers: parseResidenceAnswers,
  mayComplete: (item, partyContext) => requestMayComplete(walked(item, partyContext), item.request),
  completing: (item, partyContext, seen) => {
    const answered = walked(item, partyContext);
    const candidates = residenceCandidates({ steps: seen, context: answered.context });
    return completingAnswers(answered, { request: item.request, seen, candidates });
  },
  opens: (_variant, request) => residenceOpens(request),
  asks: (item, partyContext) => {
    const asked = walked(item, partyContext);
    return askableResidence(asked).map((start) => ({
      ...start,
      title: residenceRequestTitle(start.step),
      document: residenceDocumentAskedAgain(start.step, asked),
    }));
  },
  summary: (item, partyContext) => {
    const answeredFlow = walked(item, partyContext);
    const { values, context } = answeredFlow;
    return summaryOf(answeredFlow, item.request, (step) => answerOf(step, values, context));
  },
};
