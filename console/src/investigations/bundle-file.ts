import type { CaseBundle } from "@latchkey/domain/investigations/case-bundle.ts";

const LONGEST_NAME = 60;

const withoutEnds = (text: string): string => text.replace(/^[-.]+|[-.]+$/g, "");

/** Not cut inside of a letter that is a pair of surrogates. */
const cut = (text: string): string => [...text].slice(0, LONGEST_NAME).join("");

/** Letters, digits, dots and dashes: no path, and no character that a file system refuses. */
const safe = (text: string): string =>
  withoutEnds(cut(withoutEnds(text.normalize("NFC").replace(/[^\p{L}\p{N}.]+/gu, "-"))));

/** @param name of the investigation */
export const bundleFileName = (name: string, { subject, madeAt }: CaseBundle): string =>
  `${["case", subject.number, name, madeAt].map(safe).filter(Boolean).join("-")}.json`;

const INDENT = 2;

export const bundleFile = (content: CaseBundle): Blob =>
  new Blob([`${JSON.stringify(content, null, INDENT)}\n`], { type: "application/json" });
