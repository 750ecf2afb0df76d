import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { regions } from "./format.ts";

const A_MEGABYTE = 999_500;

/** The smallest file is one kilobyte, never none. */
export const formatSize = (language: Language, bytes: number): string =>
  new Intl.NumberFormat(regions[language], {
    style: "unit",
    unit: bytes < A_MEGABYTE ? "kilobyte" : "megabyte",
    maximumFractionDigits: bytes < A_MEGABYTE ? 0 : 1,
  }).format(bytes < A_MEGABYTE ? Math.max(Math.min(bytes, 1), bytes / 1000) : bytes / 1_000_000);
