import { type IncomeContext, offersBank, offersTaxLink } from "./context.ts";
import { isNewStarter } from "./rules.ts";
import type { IncomeValues } from "./values.ts";

export const PROOF = ["openBanking", "documents"] as const;

export const toProof = ({ source }: IncomeValues, context: IncomeContext): (typeof PROOF)[number] =>
  offersBank(context) || offersTaxLink(context, source) ? "openBanking" : "documents";

/** The bank shows nothing yet for a person who has just started. */
export const afterReference = (values: IncomeValues, context: IncomeContext): (typeof PROOF)[number] =>
  values.source && isNewStarter(values.source.startDate, context.today)
    ? "documents"
    : toProof(values, context);
