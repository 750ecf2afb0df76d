import type { SectionVariant } from "../vocabulary/sections.ts";
import { completingAnswers } from "../wizard/completing-answers.ts";
import { requestAsks, requestMayComplete } from "../wizard/request.ts";
import type { PartyContext, Section, StoredItem } from "../wizard/section.ts";
import { summaryOf } from "../wizard/summary.ts";
import { askableIncome, incomeDocumentAskedAgain } from "./askable.ts";
import { incomeCandidates } from "./completing.ts";
import { type IncomeContext, type IncomeVariant, isIncomeVariant, offersKonfir } from "./context.ts";
import { incomeFlow } from "./flow.ts";
import { incomeOpens } from "./opened.ts";
import { incomeRequestTitle } from "./request-title.ts";
import type { StoredSource } from "./source.ts";
import { incomeSteps } from "./steps.ts";
import { incomeAnswerOf } from "./summary.ts";
import { type IncomeFacts, incomeValues, parseIncomeAnswers } from "./values.ts";

export interface IncomeSectionFacts extends IncomeFacts {
  readonly uuid: string | undefined;
  readonly email: string;
  readonly konfirEnabled: boolean;
  readonly openBankingEnabled: boolean;
  readonly taxLinkEnabled: boolean;
}

const variantOf = (variant: SectionVariant): IncomeVariant => {
  if (!isIncomeVariant(variant)) throw new Error(`${variant} is no variant of income.`);
  return variant;
};

const walked = (
  { variant, facts, answerLayers, request }: StoredItem<IncomeSectionFacts>,
  { today, conditions }: PartyContext,
) => {
  const { uuid, email, konfirEnabled, openBankingEnabled, taxLinkEnabled, ...stored } = facts;
  const asked = request && { start: request.start, documentType: request.documentType ?? undefined };
  const context: IncomeContext = {
    today,
    conditions,
    variant: variantOf(variant),
    email,
    konfirEnabled: offersKonfir({ conditions }, konfirEnabled),
    openBankingEnabled,
    taxLinkEnabled,
    request: asked,
  };
  return { flow: incomeFlow, values: incomeValues(stored, uuid, ...answerLayers), context };
};

/** The job whose employer is asked on submission; undefined if its walk does not ask, or if no contact is named. */
export const jobToAskAbout = (
  item: StoredItem<IncomeSectionFacts>,
  partyContext: PartyContext,
): StoredSource | undefined => {
  const isAsked = requestAsks(walked(item, partyContext), item.request, "companyReference");
  const job = item.facts.sources.find(({ uuid }) => uuid === item.facts.uuid);
  return isAsked && job?.reference ? job : undefined;
};

/** Income (spec 3 §2 to §5). */
export const incomeSection: Section<IncomeSectionFacts> = {
  name: "INCOME",
  steps: () => incomeSteps,
  parseAnswers: parseIncomeAnswers,
  mayComplete: (item, partyContext) => requestMayComplete(walked(item, partyContext), item.request),
  completing: (item, partyContext, seen) => {
    const answered = walked(item, partyContext);
    const candidates = incomeCandidates({ steps: seen, context: answered.context });
    return completingAnswers(answered, { request: item.request, seen, candidates });
  },
  opens: (_variant, request) => incomeOpens(request),
  asks: (item, partyContext) => {
    const asked = { uuid: item.facts.uuid, ...walked(item, partyContext) };
    return askableIncome(asked).map((start) => ({
      ...start,
      title: incomeRequestTitle(start.step),
      document: incomeDocumentAskedAgain(start.step, asked),
    }));
  },
  summary: (item, partyContext) => {
    const answeredFlow = walked(item, partyContext);
    const { values, context } = answeredFlow;
    return summaryOf(answeredFlow, item.request, (step) => incomeAnswerOf(step, values, context));
  },
};
