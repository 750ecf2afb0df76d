import { isObject } from "./objects.ts";

export const listed =
  <const Options extends readonly string[]>(...options: Options) =>
  (value: unknown): Options[number] | undefined =>
    options.find((option) => option === value);

export const listOf =
  <const Options extends readonly string[]>(...options: Options) =>
  (value: unknown): readonly Options[number][] | undefined =>
    Array.isArray(value) ? options.filter((option) => value.includes(option)) : undefined;

export const recordOf =
  <Value>(isKey: (key: string) => boolean, parse: (value: unknown) => Value | undefined) =>
  (value: unknown): Readonly<Record<string, Value>> | undefined => {
    if (!isObject(value)) return undefined;
    const entries = Object.entries(value).flatMap(([key, given]) => {
      const parsed = parse(given);
      return isKey(key) && parsed !== undefined ? [[key, parsed] as const] : [];
    });
    return Object.fromEntries(entries);
  };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (value: unknown): value is string => typeof value === "string" && UUID.test(value);
