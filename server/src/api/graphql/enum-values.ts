/** The values of an enum that the schema spells in upper case and the product in lower case. */
export const enumValues = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value.toUpperCase(), { value }]));
