import type { Rule } from "./issue.ts";
import { pattern } from "./plain.ts";

/** A plus sign, then 9 to 15 digits (spec 2 §5, spec 3 §5). */
export const phoneFormat = (code = "validation.phone_number"): Rule<string> =>
  pattern(/^\+[0-9]{9,15}$/, code);

/** How people group a number: `+44 (0) 7700-900123`, without its zero. No British number begins with one after the 44. */
export const tidyPhone = (typed: string): string =>
  typed.replace(/\(0\)|[\s().-]/g, "").replace(/^\+440/, "+44");
