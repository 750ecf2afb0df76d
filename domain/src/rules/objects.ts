export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const objectIn = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});
