import type { Condition } from "../policies/condition.ts";
import type { ResidenceContext } from "../residence/context.ts";
import { type ResidenceStep, residenceFlow } from "../residence/flow.ts";
import type { Residence } from "../residence/residence.ts";
import type { ResidenceValues } from "../residence/values.ts";
import { walk } from "../wizard/walk.ts";
import { condition } from "./conditions.ts";
import { aHome, aResidence, hafenstrasse, residenceContext } from "./residences.ts";

/** Which way people take through residence. */

export const withCondition = (...more: readonly Condition[]): ResidenceContext => ({
  ...residenceContext,
  conditions: [...residenceContext.conditions, ...more],
});

export const skipping = withCondition(condition("SKIP_IN_UK_QUESTION", true));

export const pathOf = (values: ResidenceValues, context = residenceContext) =>
  walk({ flow: residenceFlow, values, context }).path;

/** The step after the given one. */
export const after = (step: ResidenceStep, values: ResidenceValues, context = residenceContext) => {
  const path = pathOf(values, context);
  return path[path.indexOf(step) + 1];
};

export const inUk = (...residences: readonly Residence[]) => aResidence({ "in-uk": "yes", residences });
export const abroad = (...residences: readonly Residence[]) => aResidence({ "in-uk": "no", residences });

export const flat = () => aHome();
export const family = (said: Partial<Residence> = {}) => aHome({ residenceType: "FAMILY_HOME", ...said });
export const germanFlat = (said: Partial<Residence> = {}) => aHome({ address: hafenstrasse, ...said });
export const left = { isCurrent: false, end: "2026-10-31" } as const;
