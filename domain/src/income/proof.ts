import { type IncomeContext, offersBank, offersTaxLink } from "./context.ts";
import { isNewStarter } from "./rules.ts";
import type { IncomeValues } from "./values.ts";

/** How an income is proven once its details are known: by the bank, or by documents. */
export const PROOF = ["openBanking", "documents"] as const;

export const toProof = ({ source }: IncomeValues, context: IncomeContext): (typeof PROOF)[number] =>
  offersBank(context) || offersTaxLink(context, source) ? "openBanking" : "documents";

/** The bank says nothing yet about somebody who started a week ago. */
export const afterReference = (values: IncomeValues, context: IncomeContext): (typeof PROOF)[number] =>
  values.source && isNewStarter(values.source.startDate, context.today)
    ? "documents"
    : toProof(values, context);
