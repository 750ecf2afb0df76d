/** An OpenAPI document as far as its shapes are looked at. */
interface WithShapes {
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
  readonly paths?: unknown;
}

export const shapeName = ($ref: string): string => $ref.slice($ref.lastIndexOf("/") + 1);

/** The names of the shapes that a part of the document refers to, with those inside them. */
export const shapesBelow = (part: unknown, { components = {} }: WithShapes): ReadonlySet<string> => {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key !== "$ref" || typeof inner !== "string") look(inner);
      else if (!found.has(shapeName(inner))) {
        found.add(shapeName(inner));
        look(components.schemas?.[shapeName(inner)]);
      }
    }
  };
  look(part);
  return found;
};

/** Each shape is registered for requests and for responses; those that no operation uses are left out. */
export const withUsedShapes = <Described extends WithShapes>(document: Described): Described => {
  const used = shapesBelow(document.paths, document);
  const schemas = Object.entries(document.components?.schemas ?? {}).filter(([name]) => used.has(name));
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } };
};
