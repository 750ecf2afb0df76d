import type { Criteria } from "../affordability/criteria.ts";
import type { HomeCountry } from "../vocabulary/home-countries.ts";
import type { PartyRole } from "../vocabulary/party-roles.ts";
import type { SectionVariant } from "../vocabulary/sections.ts";
import type { Condition, ConditionName } from "./condition.ts";
import type { ConditionValues } from "./condition-kinds.ts";
import type { PolicyTexts } from "./policy-texts.ts";
import type { Timing } from "./timing.ts";

/** The questions to a party: its copy is the contract's section metadata. */
export interface Terms {
  readonly sections: readonly SectionVariant[];
  readonly conditions: readonly Condition[];
}

export interface WrittenTerms {
  readonly sections: readonly SectionVariant[];
  readonly conditions: ConditionValues;
}

/** A policy as an administrator writes it, and as a version keeps it. */
export interface PolicyContent {
  readonly title: string;
  /** The parts of the United Kingdom whose homes it is for. */
  readonly countries: readonly HomeCountry[];
  readonly terms: Readonly<Record<PartyRole, WrittenTerms>>;
  /** An outcome names the policy, its version and its day instead. */
  readonly criteria: Omit<Criteria, "name" | "version" | "date">;
  readonly timing: Timing;
  readonly texts: PolicyTexts;
}

/** A version of a policy in the form that an application begins with. It never changes. */
export interface Policy {
  /** Unique, for programs. */
  readonly name: string;
  readonly version: number;
  readonly content: PolicyContent;
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
