import type { DocumentType } from "../documents/kinds.ts";
import type { Condition } from "../policies/condition.ts";
import { conditionValue } from "../policies/policy.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import type { SpanTerms } from "./span.ts";

export interface ResidenceContext {
  readonly today: CivilDate;
  readonly conditions: readonly Condition[];
  readonly email: string;
  readonly connectedOpenBanking: boolean;
  readonly request?: { readonly start: string; readonly documentType?: DocumentType | undefined } | undefined;
}

type Asked = Pick<ResidenceContext, "conditions">;

export const skipsInUk = ({ conditions }: Asked): boolean =>
  conditionValue(conditions, "SKIP_IN_UK_QUESTION") === true;

export const asksReference = ({ conditions }: Asked): boolean =>
  conditionValue(conditions, "REQUIRE_RENTAL_REFERENCE") !== false;

const numberOf = (
  { conditions }: Asked,
  name: "REQUIRED_ADDRESS_MONTHS" | "ADDRESS_GAP_DAYS",
  otherwise: number,
) => {
  const value = conditionValue(conditions, name);
  return typeof value === "number" ? value : otherwise;
};

export const spanTerms = (context: ResidenceContext): SpanTerms => ({
  today: context.today,
  requiredMonths: numberOf(context, "REQUIRED_ADDRESS_MONTHS", 36),
  gapDays: numberOf(context, "ADDRESS_GAP_DAYS", 31),
});
