import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { readWideFont, WIDE_FONT } from "@latchkey/document-checks/wide-font.ts";

/** The house font; Greek, Cyrillic, Vietnamese, Yoruba; Arabic; Hebrew; every other script. */
const FAMILIES = [
  "Atkinson Hyperlegible Next",
  "Noto Sans",
  "Noto Naskh Arabic",
  "Noto Sans Hebrew",
  WIDE_FONT,
];

export const templateFonts = `font: (${FAMILIES.map((name) => `"${name}"`).join(", ")}), fallback: false`;

const require = createRequire(import.meta.url);

const bytesOf = (name: string): Uint8Array => new Uint8Array(readFileSync(require.resolve(name)));

const bytesBeside = (name: string, path: string): Uint8Array =>
  new Uint8Array(readFileSync(join(dirname(require.resolve(name)), path)));

export const readFonts = (): Uint8Array[] => [
  bytesOf("@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf"),
  bytesOf("@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf"),
  bytesOf("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  bytesOf("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
  bytesBeside("@embedpdf/fonts-arabic", "../fonts/NotoNaskhArabic-Regular.ttf"),
  bytesBeside("@embedpdf/fonts-arabic", "../fonts/NotoNaskhArabic-Bold.ttf"),
  bytesBeside("@embedpdf/fonts-hebrew", "../fonts/NotoSansHebrew-Regular.ttf"),
  bytesBeside("@embedpdf/fonts-hebrew", "../fonts/NotoSansHebrew-Bold.ttf"),
  new Uint8Array(readWideFont()),
];
