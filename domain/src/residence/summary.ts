import { formatAddress } from "../addresses/format.ts";
import { slotType } from "../documents/definitions.ts";
import { amountText } from "../rules/amount.ts";
import {
  choiceAnswer,
  filesAnswer,
  reasonAnswer,
  type SummaryAnswer,
  textAnswer,
} from "../wizard/summary.ts";
import { type ResidenceContext, spanTerms } from "./context.ts";
import { evidenceOf, proofSlot, type ResidenceStep } from "./flow.ts";
import { countedHomes, homeOf, newestFirst, staysOf } from "./homes.ts";
import type { Residence } from "./residence.ts";
import { gapsIn } from "./span.ts";
import { gapReason, type ResidenceValues, reasonFor } from "./values.ts";

/** `Flat 3, 27 Harbour Street, Leeds LS1 4DL (2024-08 –)` */
const homeLine = ({ address, start, end }: Residence): string => {
  const stay = `${start?.slice(0, 7) ?? ""} – ${end?.slice(0, 7) ?? ""}`;
  return `${formatAddress(address)} (${stay.trim()})`;
};

/** `2025-06 – 2025-07: travelling`, of a gap with the reason that was given for it; own words stand in brackets. */
const gapLines = (homes: readonly Residence[], values: ResidenceValues, context: ResidenceContext) => {
  const given = gapReason(values);
  if (!given) return [];
  const words = given.words === undefined ? "" : ` (${given.words.replaceAll(/\s+/g, " ")})`;
  return gapsIn(staysOf(homes), spanTerms(context)).map(
    ({ from, to }) => `${from.slice(0, 7)} – ${to.slice(0, 7)}: ${given.reason}${words}`,
  );
};

/** A home a line; in the steps about the whole history the gaps too. */
const historyOf = (
  values: ResidenceValues,
  context: ResidenceContext,
  { tellsGaps }: { readonly tellsGaps: boolean },
): SummaryAnswer => {
  const homes = newestFirst(countedHomes(values, context));
  return textAnswer(
    [...homes.map(homeLine), ...(tellsGaps ? gapLines(homes, values, context) : [])].join("\n"),
  );
};

const rentOf = ({ rentMinor, currency, rentFrequency, rentPaymentDate }: Residence): SummaryAnswer =>
  textAnswer(
    [rentMinor === null ? "" : amountText(rentMinor), currency, rentFrequency, rentPaymentDate]
      .join(" ")
      .trim(),
  );

const landlordOf = (home: Residence, values: ResidenceValues): SummaryAnswer | undefined => {
  if (!home.reference) return reasonAnswer(reasonFor(values, home));
  const { type, firstName, lastName, email, phone } = home.reference;
  return textAnswer(`${firstName} ${lastName} (${type}), ${email}, ${phone}`);
};

const filesOf = (
  values: ResidenceValues,
  context: ResidenceContext,
  slot: string | undefined,
): SummaryAnswer | undefined =>
  slot === undefined ? undefined : filesAnswer(evidenceOf(values, context), slot);

/** What was answered in a step; steps that only explain have no row. */
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
      return home && textAnswer(formatAddress(home.address));
    case "rental-details":
      return home && rentOf(home);
    case "landlordDetails":
      return home && landlordOf(home, values);
    case "in-uk":
    case "have-you-ever":
    case "documents":
    case "already-connected":
      return choiceAnswer(values[step]);
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
