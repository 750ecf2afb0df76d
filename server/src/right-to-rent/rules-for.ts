import type { RightToRentRules } from "@latchkey/domain/compliance/right-to-rent/rule-set.ts";
import { rightToRentRulesOn } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import { isConfirmed } from "../compliance/right-to-rent-rules.ts";
import { notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

/**
 * The set in force on the day of the check, or today's for a day that no set knows, which its field refuses.
 *
 * @throws RULES_NOT_CONFIRMED in production, if no administrator has confirmed it
 */
export const rulesFor = async ({ tx, services }: Work, checkedOn: string): Promise<RightToRentRules> => {
  const rules = rightToRentRulesOn(checkedOn) ?? rightToRentRulesOn(services.today());
  if (!rules) throw notFound();
  if (services.config.mode === "production" && !(await isConfirmed(tx, rules.id))) {
    throw new Refusal("RULES_NOT_CONFIRMED");
  }
  return rules;
};
