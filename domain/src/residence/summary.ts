import { slotType } from "../documents/definitions.ts";
import {
  type AnswerLine,
  choiceAnswerIn,
  choicePart,
  datePart,
  filesAnswer,
  lineOf,
  moneyPart,
  namePart,
  reasonAnswer,
  reasonPart,
  type SummaryAnswer,
  textPart,
} from "../wizard/answer-parts.ts";
import { type ResidenceContext, spanTerms } from "./context.ts";
import { evidenceOf, proofSlot, type ResidenceStep } from "./flow.ts";
import { countedHomes, homeOf, newestFirst, staysOf } from "./homes.ts";
import type { Residence } from "./residence.ts";
import { gapsIn } from "./span.ts";
import { gapReason, type ResidenceChoices, type ResidenceValues, reasonFor } from "./values.ts";

const choiceAnswer = choiceAnswerIn<ResidenceChoices>();

const monthOf = (date: string | null): string | null => date?.slice(0, 7) ?? null;

const homeLine = ({ address, start, end }: Residence): AnswerLine => [
  { kind: "address", address },
  { kind: "monthSpan", from: monthOf(start), to: monthOf(end) },
];

const gapLines = (
  homes: readonly Residence[],
  values: ResidenceValues,
  context: ResidenceContext,
): SummaryAnswer => {
  const given = gapReason(values);
  if (!given) return [];
  return gapsIn(staysOf(homes), spanTerms(context)).map(({ from, to }) => [
    { kind: "monthSpan", from: monthOf(from), to: monthOf(to) },
    reasonPart("gap", given),
  ]);
};

const historyOf = (
  values: ResidenceValues,
  context: ResidenceContext,
  { tellsGaps }: { readonly tellsGaps: boolean },
): SummaryAnswer => {
  const homes = newestFirst(countedHomes(values, context));
  return [...homes.map(homeLine), ...(tellsGaps ? gapLines(homes, values, context) : [])];
};

const rentOf = ({ rentMinor, currency, rentFrequency, rentPaymentDate }: Residence): SummaryAnswer =>
  lineOf(
    moneyPart(rentMinor, currency, rentFrequency),
    rentMinor === null ? choicePart("frequency", rentFrequency) : undefined,
    datePart(rentPaymentDate),
  );

const landlordOf = (home: Residence, values: ResidenceValues): SummaryAnswer | undefined => {
  if (!home.reference) return reasonAnswer(reasonFor(values, home));
  const { type, firstName, lastName, email, phone } = home.reference;
  return lineOf(
    namePart(firstName, lastName),
    choicePart("landlordType", type),
    textPart(email),
    textPart(phone),
  );
};

const filesOf = (
  values: ResidenceValues,
  context: ResidenceContext,
  slot: string | undefined,
): SummaryAnswer | undefined =>
  slot === undefined ? undefined : filesAnswer(evidenceOf(values, context), slot);

export const answerOf = (
  step: ResidenceStep,
  values: ResidenceValues,
  context: ResidenceContext,
): SummaryAnswer | undefined => {
  const home = homeOf(values, context);
  switch (step) {
    case "residential-history":
    case "uk-residential-history":
      return historyOf(values, context, { tellsGaps: true });
    case "single-uk-residential-history":
      return historyOf(values, context, { tellsGaps: false });
    case "select-address":
      return home && lineOf({ kind: "address", address: home.address });
    case "rental-details":
      return home && rentOf(home);
    case "landlordDetails":
      return home && landlordOf(home, values);
    case "in-uk":
    case "have-you-ever":
    case "documents":
    case "already-connected":
      return choiceAnswer(step, values[step]);
    case "uploadForTenancyAgreement":
      return filesOf(values, context, slotType("TENANCY_AGREEMENT", "front"));
    case "upload":
      return filesOf(values, context, proofSlot(values));
    case "genericUpload":
      return filesOf(
        values,
        context,
        context.request?.documentType && slotType(context.request.documentType, "front"),
      );
    default:
      return undefined;
  }
};
