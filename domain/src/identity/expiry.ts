import { type Side, slotType } from "../documents/definitions.ts";
import type { DocumentType } from "../documents/kinds.ts";
import { type CivilDate, validDate } from "../rules/civil-date.ts";
import { firstIssue, type Issue } from "../rules/issue.ts";
import { required } from "../rules/plain.ts";
import type { PrimaryChoice } from "./right-to-rent-rules.ts";
import type { IdentityValues } from "./values.ts";

export const asksExpiry = (type: DocumentType | undefined, side: Side): boolean =>
  type === "TIME_LIMITED_PASSPORT" && side === "back";

export const expiryIssue = (value: string): Issue | undefined =>
  firstIssue<string>(required(), validDate())(value);

export const expiryOf = ({ expiry }: IdentityValues, type: DocumentType): CivilDate | undefined =>
  expiry?.[slotType(type, "back")];

export const isExpired = (expiry: CivilDate | undefined, today: CivilDate): boolean =>
  expiry !== undefined && expiry < today;

const DATED = "TIME_LIMITED_PASSPORT";

/**
 * A new primary choice discards the expiry date of a time-limited document and its notice. Confirming the same choice
 * keeps a date that has not passed.
 */
export const choosingPrimary = (
  values: IdentityValues,
  choice: PrimaryChoice | "none",
  today: CivilDate,
): Partial<IdentityValues> => {
  const isKept = choice === values.primaryDocument && !isExpired(expiryOf(values, DATED), today);
  if (isKept) return { primaryDocument: choice };
  const { [slotType(DATED, "back")]: _gone, ...expiry } = values.expiry ?? {};
  return { primaryDocument: choice, expiredVisa: undefined, expiry };
};
