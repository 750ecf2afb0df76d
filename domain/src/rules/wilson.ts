/** The normal quantile of a two-sided interval of 95 %. */
const Z = 1.959964;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson's interval of 95 % for a share.
 *
 * @param whole at least 1
 * @returns shares from 0 to 1
 */
export const wilsonInterval = (part: number, whole: number): Interval => {
  const share = part / whole;
  const square = Z ** 2;
  const middle = share + square / (2 * whole);
  const spread = Z * Math.sqrt((share * (1 - share) + square / (4 * whole)) / whole);
  const scale = 1 + square / whole;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
};
