import { isPaidInFull, type SeenIncome, type Stated, statedNetOf } from "./seen-income.ts";
import { sharedOut } from "./shared-out.ts";

/** `whole · part ÷ of`, exactly: the product may exceed what a number holds. */
const shareOf = (whole: number, part: number, of: number): number =>
  Number((BigInt(whole) * BigInt(part)) / BigInt(of));

/**
 * Gross income of a year that payments show, in minor units, never more than stated. A salary arrives after taxes, so
 * the stated gross is scaled by the share of the stated pay that arrived.
 *
 * @returns undefined if the bank shows nothing of this kind, or if nothing was stated
 */
export const evidencedByBank = (source: Stated, seen: readonly SeenIncome[]): number | undefined => {
  const { annualGrossMinor: gross } = source;
  const own = sharedOut([source], () => seen)(source.uuid);
  if (gross === null || own.length === 0) return undefined;
  const arrived = own.reduce((sum, { yearlyMinor }) => sum + yearlyMinor, 0);
  if (isPaidInFull(source)) return Math.min(gross, arrived);
  const net = statedNetOf(source);
  return net === undefined || net === 0 ? undefined : Math.min(gross, shareOf(gross, arrived, net));
};
