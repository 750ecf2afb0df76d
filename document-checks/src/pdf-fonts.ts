import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { PdfPage, Renderer } from "./pdf-renderer.ts";
import { readWideFont } from "./wide-font.ts";

/** Fonts for letters that the renderer's own fonts lack, where a PDF does not embed its fonts. */

type Numbers = (...numbers: readonly number[]) => number;

/** Character sets of Windows. */
const LATIN = 0;
const SETS = {
  greek: 161,
  turkish: 162,
  vietnamese: 163,
  baltic: 186,
  russian: 204,
  centralEuropean: 238,
} as const;
const EUROPEAN: readonly number[] = Object.values(SETS);
const WIDE_SETS = {
  japanese: 128,
  korean: 129,
  simplifiedChinese: 134,
  traditionalChinese: 136,
  hebrew: 177,
  arabic: 178,
  thai: 222,
} as const;
const WIDE: readonly number[] = Object.values(WIDE_SETS);

const BOLD = 600;
const NOT_FOUND = 0;

const require = createRequire(import.meta.url);
const readNoto = (name: string): Buffer =>
  readFileSync(require.resolve(`@expo-google-fonts/noto-sans/${name}`));

const FONTS: Readonly<Record<number, () => Buffer>> = {
  1: readWideFont,
  2: () => readNoto("400Regular/NotoSans_400Regular.ttf"),
  3: () => readNoto("700Bold/NotoSans_700Bold.ttf"),
};

const fontFor = (weight: number, characters: number, isEuropean: boolean): number => {
  if (WIDE.includes(characters)) return 1;
  const isWanted = EUROPEAN.includes(characters) || (characters === LATIN && isEuropean);
  if (!isWanted) return NOT_FOUND;
  return weight >= BOLD ? 3 : 2;
};

/** Fields of `FPDF_SYSFONTINFO`, in words: its version and the functions that are given. */
const INFO = { words: 10, version: 0, mapFont: 3, getFontData: 5 } as const;
const WORD = 4;
const WHOLE_FONT = 0;

export interface SpareFonts {
  /** For documents opened from now on: Latin fonts that are not embedded have the other letters of Europe too. */
  readonly useEuropean: (isWanted: boolean) => void;
}

export const offerFonts = (renderer: Renderer): SpareFonts => {
  const { pdfium } = renderer;
  const fonts = new Map<number, Buffer>();
  let isEuropean = false;
  const mapFont: Numbers = (...[, weight = 0, , characters = 0]) => fontFor(weight, characters, isEuropean);
  const getFontData: Numbers = (...[, number = 0, table, buffer = 0, bytes = 0]) => {
    const font = fonts.get(number) ?? FONTS[number]?.();
    if (!font || table !== WHOLE_FONT) return 0;
    fonts.set(number, font);
    if (buffer !== 0 && bytes >= font.length) pdfium.HEAPU8.set(font, buffer);
    return font.length;
  };
  const info = pdfium.wasmExports.malloc(INFO.words * WORD);
  const given = new Uint32Array(pdfium.HEAPU8.buffer, info, INFO.words).fill(0);
  given[INFO.version] = 1;
  given[INFO.mapFont] = pdfium.addFunction(mapFont, "iiiiiiii");
  given[INFO.getFontData] = pdfium.addFunction(getFontData, "iiiiii");
  renderer.FPDF_SetSystemFontInfo(info);
  return {
    useEuropean: (isWanted) => {
      isEuropean = isWanted;
    },
  };
};

/** Letters that the renderer's own fonts have. */
const OWN = /[ -ÿŒœŠšŸŽžƒ]|[^\p{L}]|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const LAST_CHARACTER = 0x10_ff_ff;

/** A broken font may give numbers that are no characters. */
export const isOwn = (character: number): boolean =>
  character < 0 || character > LAST_CHARACTER || OWN.test(String.fromCodePoint(character));

/** A font that is not embedded would show a letter that the renderer's own fonts lack. */
export const needsEuropean = (renderer: Renderer, page: PdfPage): boolean => {
  const text = renderer.FPDFText_LoadPage(page.place);
  if (text === 0) return false;
  try {
    return Array.from({ length: Math.max(0, renderer.FPDFText_CountChars(text)) }, (_, at) => at).some(
      (at) => {
        if (isOwn(renderer.FPDFText_GetUnicode(text, at))) return false;
        const object = renderer.FPDFText_GetTextObject(text, at);
        return object !== 0 && renderer.FPDFFont_GetIsEmbedded(renderer.FPDFTextObj_GetFont(object)) === 0;
      },
    );
  } finally {
    renderer.FPDFText_ClosePage(text);
  }
};
