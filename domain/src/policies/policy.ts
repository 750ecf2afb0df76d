import type { SectionVariant } from "../vocabulary/sections.ts";
import type { Condition, ConditionName } from "./condition.ts";

/** What a person is in a letting: pays a share, lives there without paying, or guarantees somebody's share. */
export const partyRoles = ["tenant", "occupier", "guarantor"] as const;
export type PartyRole = (typeof partyRoles)[number];

/** What is asked of one role, and under which conditions. */
export interface Terms {
  readonly sections: readonly SectionVariant[];
  readonly conditions: readonly Condition[];
}

/** A named, versioned set: what is asked of whom. A case keeps the copy it began with. */
export interface Policy {
  readonly name: string;
  readonly version: number;
  readonly terms: Readonly<Record<PartyRole, Terms>>;
}

/** The value of a condition; undefined where the policy does not name it. */
export const conditionValue = (
  conditions: readonly Condition[],
  name: ConditionName,
): Condition["value"] | undefined => conditions.find((condition) => condition.name === name)?.value;

/** The contract's flag of the live photo, which the policy decides. */
export const asksLivePhoto = (conditions: readonly Condition[]): boolean =>
  conditionValue(conditions, "LIVE_PHOTO") === true;
