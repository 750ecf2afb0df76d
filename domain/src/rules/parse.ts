/** Parsers of what was sent or stored without a type: undefined for anything else than expected. */

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const listed =
  <const Options extends readonly string[]>(...options: Options) =>
  (value: unknown): Options[number] | undefined =>
    options.find((option) => option === value);

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (value: unknown): value is string => typeof value === "string" && UUID.test(value);
