import type { Renderer } from "./pdf-renderer.ts";
import { readWideFont } from "./wide-font.ts";

/** Gives the renderer a font for scripts that its own fonts lack, where a PDF does not embed one. */

type Numbers = (...numbers: readonly number[]) => number;

/** Missing in the declarations of Node. */
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

/** Character sets of Windows: Japanese, Korean, Chinese (two), Hebrew, Arabic, Thai. */
const WIDE_SETS: readonly number[] = [128, 129, 134, 136, 177, 178, 222];

/** Fields of `FPDF_SYSFONTINFO`, in words: its version and the functions that are replaced. */
const INFO = { words: 10, version: 0, mapFont: 3, getFontData: 5 } as const;
const WORD = 4;
const [FOUND, NOT_FOUND] = [1, 0];
const WHOLE_FONT = 0;

/**
 * The table of functions cannot grow, so that these take the places of the renderer's own functions, which
 * look for fonts in folders that it does not have.
 */
export const offerWideFont = (renderer: Renderer): void => {
  const { malloc, __indirect_function_table: functions } = renderer.wasmExports;
  let font: Buffer | undefined;
  const mapFont: Numbers = (_info, _weight, _italic, characters = 0) =>
    WIDE_SETS.includes(characters) ? FOUND : NOT_FOUND;
  const getFontData: Numbers = (_info, _font, table, buffer = 0, bytes = 0) => {
    if (table !== WHOLE_FONT) return 0;
    font ??= readWideFont();
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
};
