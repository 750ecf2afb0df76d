import { cards } from "./documents/cards.ts";
import { type Drawing, page } from "./documents/layout.ts";
import { letters } from "./documents/letters.ts";
import { papers } from "./documents/papers.ts";
import { passports } from "./documents/passports.ts";
import { writeLine } from "./strokes.ts";
import type { Holder } from "./zone-lines.ts";

/** Fictional documents; sizes in pixels, proportions as in the real ones. */
const layouts = { ...passports, ...cards, ...letters, ...papers } as const;
export type DocumentKind = keyof typeof layouts;

export const drawDocument = (kind: DocumentKind, holder: Holder): Drawing => layouts[kind](holder);

export const laidOpen = ({ svg, width, height, lines }: Drawing): Drawing =>
  page(
    [width, height * 2],
    [
      svg,
      `<rect y="${height}" width="${width}" height="${height}" rx="40" fill="#ece6dc"/>`,
      `<rect y="${height - 12}" width="${width}" height="24" fill="#8d8478" opacity=".55"/>`,
      writeLine("VISAS", [width * 0.42, height * 1.2, 60], "#5b2333"),
    ],
    lines,
  );
