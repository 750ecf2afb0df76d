/** Parsers of what was sent or stored without a type: undefined for anything else than expected. */

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const listed =
  <const Options extends readonly string[]>(...options: Options) =>
  (value: unknown): Options[number] | undefined =>
    options.find((option) => option === value);
