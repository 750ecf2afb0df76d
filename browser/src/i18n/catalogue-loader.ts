import { fallbackLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import type { Catalogue, LoadCatalogue } from "./i18n.ts";

export type CatalogueModule = Readonly<Record<string, Catalogue>>;

export const catalogueLoader = (
  files: Readonly<Record<string, () => Promise<CatalogueModule>>>,
): LoadCatalogue => {
  const byName = new Map(
    Object.entries(files).map(([path, load]) => [path.split("/").slice(-2).join("/"), load] as const),
  );
  return async (language, namespace) => {
    const load =
      byName.get(`${language}/${namespace}.ts`) ?? byName.get(`${fallbackLanguage}/${namespace}.ts`);
    const [catalogue] = load ? Object.values(await load()) : [];
    if (!catalogue) throw new Error(`There are no texts named ${namespace}`);
    return catalogue;
  };
};
