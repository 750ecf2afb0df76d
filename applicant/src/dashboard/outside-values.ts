import { formatDate } from "@latchkey/browser/i18n/format.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { Decision } from "./decision.graphql.ts";

/** The values in a sentence about an outside result. */
export const outsideValues = (
  language: Language,
  { title, provider, madeOn }: Decision["outside"][number],
): { readonly title: string; readonly provider: string; readonly day: string } => ({
  title: title ?? "",
  provider,
  day: formatDate(language, madeOn),
});
