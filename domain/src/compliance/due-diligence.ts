import type { RateTable } from "../affordability/criteria.ts";
import type { Condition } from "../policies/condition.ts";
import { conditionValue } from "../policies/policy.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import { firstIssue, type Rule } from "../rules/issue.ts";
import { required } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";
import type { Currency } from "../vocabulary/money.ts";
import type { PartyRole } from "../vocabulary/party-roles.ts";
import { moneyLaunderingThreshold } from "./law-rules.ts";

/** Customer due diligence for high rents, where the policy has the condition AML_CDD. */

interface Customer {
  readonly role: PartyRole;
  readonly conditions: readonly Condition[];
  /** Rent of the whole home, a month. */
  readonly rentMinor: number;
  readonly currency: Currency;
  readonly rates: RateTable;
}

const TEN_THOUSANDTHS = 10_000;

/** Only tenants are asked: an occupier pays nothing, and a guarantor pays only if a tenant does not. */
export const needsDueDiligence = (
  { role, conditions, rentMinor, currency, rates }: Customer,
  day: CivilDate,
): boolean =>
  role === "tenant" &&
  conditionValue(conditions, "AML_CDD") === true &&
  day >= moneyLaunderingThreshold.from &&
  rentMinor * rates.tenThousandths[currency] >= moneyLaunderingThreshold.pence * TEN_THOUSANDTHS;

export const LONGEST_SOURCE_OF_FUNDS = 500;

export const sourceOfFundsIssue: Rule<string> = (text) =>
  firstIssue<string>(required(), plainText(LONGEST_SOURCE_OF_FUNDS))(text.trim());
