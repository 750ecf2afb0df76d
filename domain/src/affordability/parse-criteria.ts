import { type Mistake, mistakesIn } from "../rules/shape.ts";
import type { Criteria } from "./criteria.ts";
import { criteriaShape } from "./criteria-shape.ts";

export type ParsedCriteria = { readonly criteria: Criteria } | { readonly mistakes: readonly Mistake[] };

export const parseCriteria = (json: unknown): ParsedCriteria => {
  const mistakes = mistakesIn(json, criteriaShape);
  return mistakes.length > 0 ? { mistakes } : { criteria: json as Criteria };
};
