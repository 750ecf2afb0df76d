import type { Crop, Size } from "./crop.ts";
import type { PdfPage } from "./pdf-of-pages.ts";

/** The upright photo, from which the page can be cut again. */
export interface Photo extends Size {
  readonly picture: Blob;
}

export interface CutPage extends PdfPage {
  readonly thumbnail: Blob;
}

export interface Page extends CutPage {
  readonly id: string;
  readonly photo: Photo;
  readonly crop: Crop;
}

/** Pages become smaller together, when they would not fit into one file. */
export const detailLevels = [
  { longSide: 2000, quality: 0.8 },
  { longSide: 1800, quality: 0.65 },
  { longSide: 1500, quality: 0.5 },
] as const;

export const movedPage = (pages: readonly Page[], id: string, step: 1 | -1): readonly Page[] => {
  const from = pages.findIndex((page) => page.id === id);
  const moved = pages[from];
  const to = from + step;
  if (!moved || to < 0 || to >= pages.length) return pages;
  return pages.toSpliced(from, 1).toSpliced(to, 0, moved);
};

export const withPage = (pages: readonly Page[], page: Page): readonly Page[] =>
  pages.some(({ id }) => id === page.id)
    ? pages.map((one) => (one.id === page.id ? page : one))
    : [...pages, page];
