import { regions } from "@latchkey/browser/i18n/format.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

/** The smallest file is one kilobyte, never none. */
export const sizeText = (language: Language, bytes: number): string =>
  new Intl.NumberFormat(regions[language], {
    style: "unit",
    unit: bytes < 1_000_000 ? "kilobyte" : "megabyte",
    maximumFractionDigits: bytes < 1_000_000 ? 0 : 1,
  }).format(bytes < 1_000_000 ? Math.max(Math.min(bytes, 1), bytes / 1000) : bytes / 1_000_000);
