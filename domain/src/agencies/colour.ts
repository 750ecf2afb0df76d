import type { Issue } from "../rules/issue.ts";

/** A colour of an agency, `#6b2348`, with the colour of text on it. */
export interface Accent {
  readonly colour: string;
  readonly text: string;
}

/** The page's background in the light scheme. */
export const PAGE_BACKGROUND = "#f5eee0";

const HEX = /^#[0-9a-f]{6}$/i;
/** WCAG 2.2, 1.4.11: what has to be seen beside its neighbours. */
const LEAST_ON_PAGE = 3;

const channel = (byte: number): number => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** 1 to 21, as WCAG defines it. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** White or black, which is the more readable; one of them always reaches 4.5 to 1. */
export const accentOf = (colour: string): Accent => {
  const text = ["#ffffff", "#000000"].toSorted(
    (one, other) => contrast(other, colour) - contrast(one, colour),
  );
  return { colour, text: text[0] ?? "#ffffff" };
};

export const accentIssue = (typed: string): Issue | undefined => {
  if (!HEX.test(typed)) return { code: "agency.validations.accentForm" };
  const ratio = contrast(typed, PAGE_BACKGROUND);
  return ratio < LEAST_ON_PAGE
    ? { code: "agency.validations.accentPale", params: { ratio: Math.floor(ratio * 10) / 10 } }
    : undefined;
};
