/**
 * Letters drawn as strokes, after OCR-B, so that pictures look the same on a machine without fonts. A glyph is 8 wide
 * and 12 high, with its baseline at 12.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  A: "M.2 12 L4 0 L7.8 12 M1.6 8 H6.4",
  B: "M.6 0 V12 H4.4 C6.6 12 7.6 10.6 7.6 8.8 S6.6 5.7 4.4 5.7 H.6 M4.2 5.7 C6 5.7 7 4.5 7 2.9 S6 0 4.2 0 H.6",
  C: "M7.6 2.2 C6.8 .8 5.6 0 4.2 0 C1.6 0 .3 2.6 .3 6 S1.6 12 4.2 12 C5.6 12 6.8 11.2 7.6 9.8",
  D: "M.6 0 V12 H3.4 C6.4 12 7.8 9.6 7.8 6 S6.4 0 3.4 0 Z",
  E: "M7.5 0 H.6 V12 H7.5 M.6 5.8 H6",
  F: "M7.5 0 H.6 V12 M.6 5.8 H6",
  G: "M7.4 2 C6.6 .7 5.6 0 4.2 0 C1.6 0 .3 2.6 .3 6 S1.6 12 4.2 12 C5.5 12 6.7 11.5 7.5 10.6 V6.4 H4.6",
  H: "M.6 0 V12 M7.4 0 V12 M.6 5.8 H7.4",
  I: "M1.4 0 H6.6 M4 0 V12 M1.4 12 H6.6",
  J: "M6.6 0 V8.4 C6.6 10.9 5.4 12 3.6 12 C2 12 1 11.2 .6 9.8",
  K: "M.6 0 V12 M7.4 0 L.8 6.6 M3 4.6 L7.7 12",
  L: "M.8 0 V12 H7.5",
  M: "M.4 12 V0 L4 6.5 L7.6 0 V12",
  N: "M.6 12 V0 L7.4 12 V0",
  O: "M4 0 C1.4 0 .1 2.4 .1 6 S1.4 12 4 12 S7.9 9.6 7.9 6 S6.6 0 4 0 Z",
  P: "M.8 12 V0 H4.4 C6.5 0 7.6 1.4 7.6 3.3 S6.5 6.6 4.4 6.6 H.8",
  Q: "M4 0 C1.4 0 .2 2.4 .2 6 S1.4 12 4 12 S7.8 9.6 7.8 6 S6.6 0 4 0 Z M4.6 8.6 L7.9 12.4",
  R: "M.8 12 V0 H4.4 C6.5 0 7.5 1.3 7.5 3.2 S6.5 6.4 4.4 6.4 H.8 M4 6.4 L7.7 12",
  S: "M7.2 1.8 C6.5 .6 5.4 0 4 0 C2 0 .8 1.2 .8 3 C.8 7 7.4 4.8 7.4 9 C7.4 10.9 6 12 4 12 C2.4 12 1.2 11.4 .5 10",
  T: "M.3 0 H7.7 M4 0 V12",
  U: "M.6 0 V8 C.6 10.6 1.8 12 4 12 S7.4 10.6 7.4 8 V0",
  V: "M.2 0 L4 12 L7.8 0",
  W: "M0 0 L1.8 12 L4 4 L6.2 12 L8 0",
  X: "M.4 0 L7.6 12 M7.6 0 L.4 12",
  Y: "M.3 0 L4 6 L7.7 0 M4 6 V12",
  Z: "M.6 0 H7.5 L.5 12 H7.6",
  "0": "M4 0 C2 0 1 2.4 1 6 S2 12 4 12 S7 9.6 7 6 S6 0 4 0 Z",
  "1": "M1.6 2.4 L4.4 0 V12 M1.6 12 H7",
  "2": "M.9 2.4 C1.4 .9 2.5 0 4 0 C5.9 0 7 1.3 7 3 C7 6 1 8.5 .8 12 H7.3",
  "3": "M1 0 H6.8 L3.8 4.8 C6 4.8 7.2 6.2 7.2 8.3 C7.2 10.6 5.8 12 3.8 12 C2.4 12 1.3 11.4 .7 10.2",
  "4": "M3.8 0 L.6 8.6 H7.4 M5.4 5 V12",
  "5": "M6.8 0 H1.6 L1.3 5 C2 4.6 2.8 4.4 3.7 4.4 C5.9 4.4 7.2 5.9 7.2 8.1 C7.2 10.5 5.8 12 3.7 12 C2.4 12 1.4 11.5 .7 10.4",
  "6": "M5.2 0 C3 2 1 5 1 8.4 C1 10.7 2.2 12 4 12 S7.1 10.7 7.1 8.5 S5.9 5.1 4.2 5.1 C2.8 5.1 1.7 5.8 1.2 7",
  "7": "M.8 0 H7.2 C5 4 3.6 7.5 3.2 12",
  "8": "M4 5.6 C2.3 5.6 1.3 4.4 1.3 2.8 S2.3 0 4 0 S6.7 1.2 6.7 2.8 S5.7 5.6 4 5.6 C2 5.6 .8 7 .8 8.8 S2 12 4 12 S7.2 10.6 7.2 8.8 S6 5.6 4 5.6 Z",
  "9": "M2.8 12 C5 10 7 7 7 3.6 C7 1.3 5.8 0 4 0 S.9 1.3 .9 3.5 S2.1 6.9 3.8 6.9 C5.2 6.9 6.3 6.2 6.8 5",
  "<": "M7 1.8 L1 6 L7 10.2",
  "-": "M1.4 6.5 H6.6",
  ".": "M3.7 11.6 H4.4",
  ",": "M4.3 11.2 L3.3 13.8",
  "/": "M1 12 L7 0",
  ":": "M3.7 4 H4.4 M3.7 10.4 H4.4",
};

const CAP = 12;
/** Ten characters to the inch at the size of a machine-readable zone: 2.54 mm for capitals of 2.5 mm. */
const PITCH = 12.2;

/** The upper left corner of a line, its height, and how bold it is. */
export type Place = readonly [x: number, y: number, height: number, weight?: number];

/** One line as an SVG path; lower-case letters become small capitals, and characters without a glyph are left blank. */
export const writeLine = (text: string, [x, y, height, weight = 1.5]: Place, colour = "#1c1c22"): string => {
  const scale = height / CAP;
  const glyphs = [...text].map((character, place) => {
    const capital = GLYPHS[character];
    const path = capital ?? GLYPHS[character.toUpperCase()];
    if (!path) return "";
    const size = capital === undefined ? 0.78 : 1;
    const shift = `translate(${(place * PITCH).toFixed(1)} ${(CAP * (1 - size)).toFixed(2)}) scale(${size})`;
    return `<path transform="${shift}" d="${path}"/>`;
  });
  const style = `fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(4)})" ${style}>${glyphs.join("")}</g>`;
};
