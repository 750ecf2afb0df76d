import { weighPages } from "../scripts/page-weight.mjs";
import type { Figure } from "./support/figures.ts";

/** The script that a page needs before it is first drawn. */
export const weights = async (): Promise<readonly Figure[]> =>
  weighPages().map(({ page, weight, budget }) => ({
    name: `script of ${page}`,
    value: weight,
    unit: "kB",
    most: budget,
    budget,
  }));
