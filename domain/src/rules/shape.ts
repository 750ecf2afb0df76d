import { isCivilDate } from "./civil-date.ts";
import { isObject } from "./objects.ts";

/** The shape of a value in a JSON file. The same shape finds mistakes and is published as a JSON Schema. */
export type Shape =
  | ObjectShape
  | { readonly kind: "text"; readonly longest: number; readonly lines?: "several" }
  | { readonly kind: "date" }
  | { readonly kind: "yes_or_no" }
  | { readonly kind: "whole_number"; readonly least: number; readonly most: number }
  | { readonly kind: "one_of"; readonly values: readonly (string | number)[] }
  | { readonly kind: "list_of"; readonly values: readonly string[]; readonly least: number }
  | { readonly kind: "numbers"; readonly each: { readonly least: number; readonly most: number } };

export interface ObjectShape {
  readonly kind: "object";
  readonly keys: Readonly<Record<string, Shape>>;
  /** The keys that may be missing. */
  readonly optional?: readonly string[];
}

export type Expected =
  | { readonly kind: "object" }
  | Exclude<Shape, ObjectShape>
  | { readonly kind: "known_key"; readonly keys: readonly string[] }
  | { readonly kind: "one_variant_a_section" }
  | { readonly kind: "rising_numbers" };

export interface Mistake {
  /** `rates.tenThousandths.EUR`; empty for the file as a whole. */
  readonly path: string;
  readonly expected: Expected;
}

/** One line of visible characters: it is printed. */
const LINE = /^[^\p{C}\p{Z}](?:[^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}])?$/u;
const LINES = /^[^\p{C}\p{Z}](?:(?:[^\p{C}\p{Zl}\p{Zp}]|\n)*[^\p{C}\p{Z}])?$/u;

const isWholeIn = (value: unknown, { least, most }: { readonly least: number; readonly most: number }) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const isListOf = (value: unknown, values: readonly string[], least: number): boolean =>
  Array.isArray(value) &&
  value.length >= least &&
  new Set(value).size === value.length &&
  value.every((one) => values.some((allowed) => allowed === one));

const holds = (value: unknown, shape: Shape): boolean => {
  switch (shape.kind) {
    case "object":
      return isObject(value);
    case "text":
      return (
        typeof value === "string" &&
        value.length <= shape.longest &&
        (shape.lines === "several" ? LINES : LINE).test(value)
      );
    case "date":
      return typeof value === "string" && isCivilDate(value);
    case "yes_or_no":
      return typeof value === "boolean";
    case "whole_number":
      return isWholeIn(value, shape);
    case "one_of":
      return shape.values.some((allowed) => allowed === value);
    case "list_of":
      return isListOf(value, shape.values, shape.least);
    case "numbers":
      return Array.isArray(value) && value.every((one) => isWholeIn(one, shape.each));
  }
};

const mistakesAt = (value: unknown, shape: Shape, path: string): readonly Mistake[] => {
  if (!holds(value, shape)) {
    return [{ path, expected: shape.kind === "object" ? { kind: "object" } : shape }];
  }
  if (shape.kind !== "object" || !isObject(value)) return [];
  const { keys, optional = [] } = shape;
  const at = (key: string): string => (path === "" ? key : `${path}.${key}`);
  const found = new Map(Object.entries(value));
  const unknown = [...found.keys()].filter((key) => !Object.hasOwn(keys, key));
  return [
    ...Object.entries(keys)
      .filter(([key]) => found.has(key) || !optional.includes(key))
      .flatMap(([key, one]) => mistakesAt(found.get(key), one, at(key))),
    ...unknown.map(
      (key): Mistake => ({ path: at(key), expected: { kind: "known_key", keys: Object.keys(keys) } }),
    ),
  ];
};

export const mistakesIn = (value: unknown, shape: Shape): readonly Mistake[] => mistakesAt(value, shape, "");

/** The shape as a JSON Schema (draft 2020-12), without `$schema` and `$id`. */
export const jsonSchemaOf = (shape: Shape): Readonly<Record<string, unknown>> => {
  switch (shape.kind) {
    case "object":
      return {
        type: "object",
        properties: Object.fromEntries(
          Object.entries(shape.keys).map(([key, one]) => [key, jsonSchemaOf(one)]),
        ),
        required: Object.keys(shape.keys).filter((key) => !shape.optional?.includes(key)),
        additionalProperties: false,
      };
    case "text":
      return { type: "string", minLength: 1, maxLength: shape.longest };
    case "date":
      return { type: "string", format: "date" };
    case "yes_or_no":
      return { type: "boolean" };
    case "whole_number":
      return { type: "integer", minimum: shape.least, maximum: shape.most };
    case "one_of":
      return { enum: [...shape.values] };
    case "list_of":
      return {
        type: "array",
        items: { enum: [...shape.values] },
        minItems: shape.least,
        uniqueItems: true,
      };
    case "numbers":
      return {
        type: "array",
        items: { type: "integer", minimum: shape.each.least, maximum: shape.each.most },
      };
  }
};
