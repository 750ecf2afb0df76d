import type { Criteria } from "../affordability/criteria.ts";
import type { PartyRole } from "../vocabulary/party-roles.ts";
import type { SectionVariant } from "../vocabulary/sections.ts";
import type { Condition, ConditionName } from "./condition.ts";
import type { Timing } from "./timing.ts";

export interface Terms {
  readonly sections: readonly SectionVariant[];
  readonly conditions: readonly Condition[];
}

/**
 * A named, versioned set of terms per role, with the criteria of affordability. A case keeps the copy it started with.
 */
export interface Policy {
  readonly name: string;
  readonly version: number;
  readonly terms: Readonly<Record<PartyRole, Terms>>;
  readonly criteria: Criteria;
  readonly timing: Timing;
}

export const conditionValue = (
  conditions: readonly Condition[],
  name: ConditionName,
): Condition["value"] | undefined => conditions.find((condition) => condition.name === name)?.value;

export const asksLivePhoto = (conditions: readonly Condition[]): boolean =>
  conditionValue(conditions, "LIVE_PHOTO") === true;
