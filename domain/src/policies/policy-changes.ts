import { isObject } from "../rules/objects.ts";
import type { Shape } from "../rules/shape.ts";
import type { PolicyContent } from "./policy.ts";
import { policyShape } from "./policy-shape.ts";

/** A value of a policy: a list counts as one. */
export type PolicyLeaf = string | number | boolean | readonly (string | number)[];

export interface PolicyChange {
  /** `criteria.tenantIncome`. */
  readonly place: string;
  /** undefined: not named, so the product's default holds. */
  readonly before: PolicyLeaf | undefined;
  readonly after: PolicyLeaf | undefined;
}

const leavesOf = (value: unknown, place: string): readonly (readonly [string, PolicyLeaf])[] => {
  if (!isObject(value)) return [[place, value as PolicyLeaf]];
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, place === "" ? key : `${place}.${key}`));
};

/** In the order of the newer version; what it leaves out comes last. */
export const policyChanges = (before: PolicyContent, after: PolicyContent): readonly PolicyChange[] => {
  const [old, now] = [new Map(leavesOf(before, "")), new Map(leavesOf(after, ""))];
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((place) => ({ place, before: old.get(place), after: now.get(place) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
};

/** A copy with another value at a place; undefined takes it out, and optional objects that are empty then. */
export const withValue = (content: PolicyContent, place: string, value: unknown): PolicyContent => {
  const changed = (
    part: unknown,
    shape: Shape | undefined,
    [key = "", ...rest]: readonly string[],
  ): Record<string, unknown> => {
    const { keys, optional = [] } = shape?.kind === "object" ? shape : {};
    const { [key]: old, ...others } = isObject(part) ? part : {};
    const next = rest.length === 0 ? value : changed(old, keys?.[key], rest);
    const isEmptied = rest.length > 0 && isObject(next) && Object.keys(next).length === 0;
    if (next === undefined || (isEmptied && optional.includes(key))) return others;
    return isObject(part) && key in part
      ? Object.fromEntries(Object.entries(part).map(([name, one]) => [name, name === key ? next : one]))
      : { ...others, [key]: next };
  };
  return changed(content, policyShape, place.split(".")) as unknown as PolicyContent;
};
