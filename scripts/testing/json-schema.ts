import { isCivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { isObject } from "@latchkey/domain/rules/objects.ts";

/** Checks a value against a JSON Schema, of which it knows the keywords that our published schemas use. */

type Part = Readonly<Record<string, unknown>>;

const part = (value: unknown): Part => {
  if (!isObject(value)) throw new Error(`${JSON.stringify(value)} is no schema`);
  return Object.fromEntries(Object.entries(value));
};

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  integer: Number.isInteger,
};

const isIn = (values: unknown, value: unknown): boolean => Array.isArray(values) && values.includes(value);

/** Says of each keyword whether a value keeps its limit. */
const limits: Readonly<Record<string, (value: unknown, limit: unknown) => boolean>> = {
  type: (value, type) => types[String(type)]?.(value) === true,
  const: (value, only) => value === only,
  enum: (value, values) => isIn(values, value),
  minimum: (value, limit) => typeof value !== "number" || value >= Number(limit),
  maximum: (value, limit) => typeof value !== "number" || value <= Number(limit),
  minLength: (value, limit) => typeof value !== "string" || [...value].length >= Number(limit),
  maxLength: (value, limit) => typeof value !== "string" || [...value].length <= Number(limit),
  pattern: (value, pattern) => typeof value !== "string" || new RegExp(String(pattern), "u").test(value),
  format: (value, format) => typeof value !== "string" || (format === "date" && isCivilDate(value)),
  minItems: (value, limit) => !Array.isArray(value) || value.length >= Number(limit),
  maxItems: (value, limit) => !Array.isArray(value) || value.length <= Number(limit),
  uniqueItems: (value, isUnique) =>
    !Array.isArray(value) || isUnique !== true || new Set(value).size === value.length,
  required: (value, keys) =>
    !isObject(value) || (Array.isArray(keys) && keys.every((key) => Object.hasOwn(value, key))),
};

const applied = new Set(["properties", "additionalProperties", "items", "if", "then", "else", "not", "$ref"]);
const silent = new Set(["$schema", "$id", "$defs", "title"]);

export const schemaFaults = (root: unknown) => {
  const definitions = part(part(root).$defs ?? {});

  const faultsOfObject = (value: object, { properties, additionalProperties }: Part, path: string) => {
    const known = part(properties ?? {});
    return Object.entries(value).flatMap(([key, one]): readonly string[] => {
      const at = `${path}.${key}`;
      if (Object.hasOwn(known, key)) return faults(one, known[key], at);
      return additionalProperties === false ? [`${at}: unknown`] : [];
    });
  };

  const faultsOfParts = (value: unknown, schema: Part, path: string): readonly string[] => {
    const isOf = (key: string): boolean => faults(value, schema[key], path).length === 0;
    const branch = "if" in schema ? schema[isOf("if") ? "then" : "else"] : undefined;
    return [
      ...(isObject(value) ? faultsOfObject(value, schema, path) : []),
      ...(Array.isArray(value) && "items" in schema
        ? value.flatMap((one, index) => faults(one, schema.items, `${path}.${index}`))
        : []),
      ...("$ref" in schema
        ? faults(value, definitions[String(schema.$ref).replace("#/$defs/", "")], path)
        : []),
      ...("not" in schema && isOf("not") ? [`${path}: not`] : []),
      ...(branch === undefined ? [] : faults(value, branch, path)),
    ];
  };

  const faults = (value: unknown, schema: unknown, path: string): readonly string[] => {
    const own = part(schema);
    const broken = Object.entries(own).filter(([keyword, limit]) => {
      if (applied.has(keyword) || silent.has(keyword)) return false;
      const keeps = limits[keyword];
      if (keeps === undefined) throw new Error(`The checker does not know ${keyword}`);
      return !keeps(value, limit);
    });
    return [...broken.map(([keyword]) => `${path}: ${keyword}`), ...faultsOfParts(value, own, path)];
  };

  return (value: unknown): readonly string[] => faults(value, root, "");
};
