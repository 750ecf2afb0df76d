import { asksLivePhoto } from "../policies/policy.ts";
import type { SectionVariant } from "../vocabulary/sections.ts";
import { completingAnswers } from "../wizard/completing-answers.ts";
import { requestMayComplete, type SectionRequest } from "../wizard/request.ts";
import type { PartyContext, Section, StoredItem } from "../wizard/section.ts";
import { type AnyIdentityFlow, type IdentityVariant, isIdentityVariant } from "./any-flow.ts";
import { askableIdentity, documentAskedAgain } from "./askable.ts";
import { identityCandidates } from "./completing.ts";
import type { IdentityContext } from "./context.ts";
import { countriesDocsMap } from "./countries.ts";
import { identityFlow, identitySteps } from "./flow.ts";
import { openedIn } from "./opened.ts";
import { identityRequestTitle } from "./request-title.ts";
import { rightToRentFlow, rightToRentSteps } from "./right-to-rent-flow.ts";
import { identitySummary } from "./summary.ts";
import { type IdentityFacts, identityValues, parseIdentityAnswers } from "./values.ts";

export const identityFlowOf = (variant: IdentityVariant): AnyIdentityFlow =>
  (variant === "IDENTITY_RTR" ? rightToRentFlow : identityFlow) as AnyIdentityFlow;

const variantOf = (variant: SectionVariant): IdentityVariant => {
  if (!isIdentityVariant(variant)) throw new Error(`${variant} is no variant of identity.`);
  return variant;
};

const contextOf = (
  { today, conditions }: PartyContext,
  request: SectionRequest | undefined,
): IdentityContext => ({
  today,
  countriesDocsMap,
  idvtEnabled: asksLivePhoto(conditions),
  request: request && { start: request.start, documentType: request.documentType ?? undefined },
});

const walked = (
  { variant, facts, answerLayers, request }: StoredItem<IdentityFacts>,
  context: PartyContext,
) => ({
  flow: identityFlowOf(variantOf(variant)),
  values: identityValues(facts, ...answerLayers),
  context: contextOf(context, request),
});

export const identitySection: Section<IdentityFacts> = {
  name: "IDENTITY",
  steps: (variant) => (variantOf(variant) === "IDENTITY_RTR" ? rightToRentSteps : identitySteps),
  parseAnswers: parseIdentityAnswers,
  mayComplete: (item, partyContext) => requestMayComplete(walked(item, partyContext), item.request),
  completing: (item, partyContext, seen) => {
    const answered = walked(item, partyContext);
    const candidates = identityCandidates({
      variant: variantOf(item.variant),
      steps: seen,
      context: answered.context,
    });
    return completingAnswers(answered, { request: item.request, seen, candidates });
  },
  opens: (variant, request) =>
    openedIn({ variant: variantOf(variant), flow: identityFlowOf(variantOf(variant)) }, request),
  asks: (item, partyContext) => {
    const asked = { variant: variantOf(item.variant), ...walked(item, partyContext) };
    return askableIdentity(asked).flatMap((start) => {
      const title = identityRequestTitle(start.step);
      return title ? [{ ...start, title, document: documentAskedAgain(start.step, asked) }] : [];
    });
  },
  summary: (item, partyContext) => identitySummary(walked(item, partyContext), item.request),
};
