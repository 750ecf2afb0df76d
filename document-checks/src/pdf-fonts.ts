import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { PDFiumPage } from "@hyzyla/pdfium";
import { pagePlace, type Renderer } from "./pdf-renderer.ts";
import { readWideFont } from "./wide-font.ts";

/** Fonts for letters that the renderer's own fonts lack, where a PDF does not embed its fonts. */

type Numbers = (...numbers: readonly number[]) => number;

declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: Readonly<Record<string, Readonly<Record<string, Numbers>>>>,
  ) => { readonly exports: Readonly<Record<string, unknown>> };
};

/** A program of one function of 32-bit numbers, which is imported and exported again. */
const programOf = (parameters: number): Uint8Array => {
  const type = [0x60, parameters, ...new Array<number>(parameters).fill(0x7f), 1, 0x7f];
  const types = [1, type.length + 1, 1, ...type];
  const imports = [2, 7, 1, 1, 0x65, 1, 0x66, 0, 0];
  const exported = [7, 5, 1, 1, 0x66, 0, 0];
  return Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...types, ...imports, ...exported]);
};

const callableBy = (parameters: number, call: Numbers): unknown => {
  const program = new WebAssembly.Module(programOf(parameters));
  return new WebAssembly.Instance(program, { e: { f: call } }).exports.f;
};

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

/** Fields of `FPDF_SYSFONTINFO`, in words: its version and the functions that are replaced. */
const INFO = { words: 10, version: 0, mapFont: 3, getFontData: 5 } as const;
const WORD = 4;
const WHOLE_FONT = 0;

export interface SpareFonts {
  /** For documents opened from now on: Latin fonts that are not embedded have the other letters of Europe too. */
  readonly useEuropean: (isWanted: boolean) => void;
}

/**
 * The table of functions cannot grow, so that these take the places of the renderer's own functions, which
 * look for fonts in folders that it does not have.
 */
export const offerFonts = (renderer: Renderer): SpareFonts => {
  const { malloc, __indirect_function_table: functions } = renderer.wasmExports;
  const fonts = new Map<number, Buffer>();
  let isEuropean = false;
  const mapFont: Numbers = (...[, weight = 0, , characters = 0]) => fontFor(weight, characters, isEuropean);
  const getFontData: Numbers = (...[, number = 0, table, buffer = 0, bytes = 0]) => {
    const font = fonts.get(number) ?? FONTS[number]?.();
    if (!font || table !== WHOLE_FONT) return 0;
    fonts.set(number, font);
    if (buffer !== 0 && bytes >= font.length) renderer.HEAPU8.set(font, buffer);
    return font.length;
  };
  const usual = renderer._FPDF_GetDefaultSystemFontInfo();
  const info = malloc(INFO.words * WORD);
  const words = (place: number) => new Uint32Array(renderer.HEAPU8.buffer, place, INFO.words);
  const placeOf = (field: number) => words(usual)[field] ?? 0;
  const given = words(info).fill(0);
  given[INFO.version] = 1;
  for (const [field, parameters, call] of [
    [INFO.mapFont, 7, mapFont],
    [INFO.getFontData, 5, getFontData],
  ] as const) {
    functions.set(placeOf(field), callableBy(parameters, call));
    given[field] = placeOf(field);
  }
  renderer._FPDF_SetSystemFontInfo(info);
  return {
    useEuropean: (isWanted) => {
      isEuropean = isWanted;
    },
  };
};

/** Letters that the renderer's own fonts have. */
const OWN = /[ -ÿŒœŠšŸŽžƒ]|[^\p{L}]|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a font that is not embedded shall show a letter that the renderer's own fonts lack. */
export const needsEuropean = (renderer: Renderer, page: PDFiumPage): boolean => {
  const text = renderer._FPDFText_LoadPage(pagePlace(page));
  if (text === 0) return false;
  try {
    return Array.from({ length: Math.max(0, renderer._FPDFText_CountChars(text)) }, (_, at) => at).some(
      (at) => {
        if (OWN.test(String.fromCodePoint(renderer._FPDFText_GetUnicode(text, at)))) return false;
        const object = renderer._FPDFText_GetTextObject(text, at);
        return object !== 0 && renderer._FPDFFont_GetIsEmbedded(renderer._FPDFTextObj_GetFont(object)) === 0;
      },
    );
  } finally {
    renderer._FPDFText_ClosePage(text);
  }
};
