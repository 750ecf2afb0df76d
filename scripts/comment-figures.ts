import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** Counts the comments of the product's code, so that they stay few and in plain English. */

export interface Comment {
  /** Offsets in the source; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export interface Figures {
  readonly lines: number;
  readonly comments: number;
  readonly headless: number;
  readonly forbidden: number;
}

/** Limits of the whole product. They may only decrease. */
const LIMITS = { perThousandLines: 35, headlessPercent: 0.5, forbiddenPercent: 0 };

const WORKSPACES = [
  "domain",
  "words",
  "ui",
  "browser",
  "server",
  "document-checks",
  "sandbox",
  "applicant",
  "reference",
  "members",
  "console",
  "portal",
  "scripts",
];

// A colon in front belongs to a URL in the text of an element, where `//` begins no comment.
const LINE = /(?<!:)\/\/[^\n]*/y;
const BLOCK = /\/\*[\s\S]*?\*\//y;
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y;
const STRING = /"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'/y;
const TEMPLATE = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*(?:`|\$\{|$)/y;
const WORD = /[\w$]+/y;
const SPACE = /\s+/y;

/** A slash after one of these words begins a regular expression; after any other word it divides. */
const OPERATORS =
  /^(?:return|typeof|case|in|of|delete|void|throw|new|else|do|await|yield|instanceof|default)$/;
const ENDS_A_VALUE = /[\w$)\]}"'`<]$/;

const match = (pattern: RegExp, source: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
};

const beginsRegex = (before: string): boolean => OPERATORS.test(before) || !ENDS_A_VALUE.test(before);

const tokenAt = (source: string, at: number, before: string): string =>
  match(SPACE, source, at) ??
  match(LINE, source, at) ??
  match(BLOCK, source, at) ??
  match(STRING, source, at) ??
  match(WORD, source, at) ??
  (beginsRegex(before) ? match(REGEX, source, at) : undefined) ??
  source.charAt(at);

interface Piece {
  readonly from: number;
  readonly to: number;
}

const piecesIn = (source: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  const open: number[] = [];
  let before = "";
  for (let at = 0; at < source.length; ) {
    const depth = open.at(-1);
    let token = tokenAt(source, at, before);
    if (token === "{" && depth !== undefined) open[open.length - 1] = depth + 1;
    if (token === "}" && depth !== undefined && depth > 0) open[open.length - 1] = depth - 1;
    if (token === "`" || (token === "}" && depth === 0)) {
      if (token === "}") open.pop();
      token += match(TEMPLATE, source, at + 1) ?? "";
      if (token.endsWith("${")) open.push(0);
    }
    const isComment = token.startsWith("//") || token.startsWith("/*");
    if (isComment) pieces.push({ from: at, to: at + token.length });
    else if (token.trim() !== "") before = token;
    at += token.length;
  }
  return pieces;
};

/** Instructions to a tool, which are no prose. */
const DIRECTIVE = /^(?:biome-ignore|@ts-|@vite|@__|<reference|#)/;

const textOf = (raw: string): string =>
  raw
    .replace(/^\/\*+|\*\/$/g, "")
    .split("\n")
    .map((line) => line.replace(/^\s*(?:\/{2,}|\*)?\s?/, "").trim())
    .join(" ")
    .trim();

const startsLine = (source: string, at: number): boolean =>
  source.slice(source.lastIndexOf("\n", at - 1) + 1, at).trim() === "";

export const commentsIn = (source: string): readonly Comment[] => {
  const runs: Piece[] = [];
  for (const piece of piecesIn(source)) {
    const last = runs.at(-1);
    const continues =
      last !== undefined &&
      source.startsWith("//", piece.from) &&
      source.startsWith("//", last.from) &&
      startsLine(source, last.from) &&
      /^\n[ \t]*$/.test(source.slice(last.to, piece.from));
    if (continues) runs[runs.length - 1] = { from: last.from, to: piece.to };
    else runs.push(piece);
  }
  return runs
    .map(({ from, to }) => ({ from, to, text: textOf(source.slice(from, to)) }))
    .filter(({ text }) => !DIRECTIVE.test(text));
};

const HEADLESS =
  /^(?:(?:what|which|who|whom|whose|whether|of|how|why|where|wherever|whatever|whoever|nobody|somebody|anybody)\b|(?:until|since|from) when\b|as (?:it|they|he|she) (?:is|are|was|were)\b)/i;
const FORBIDDEN = /\b(?:somebody|nobody|anybody|whoever|whom|whomever)\b/i;

export const isHeadless = (text: string): boolean => HEADLESS.test(text);
export const isForbidden = (text: string): boolean => FORBIDDEN.test(text);

export const figuresOf = (sources: readonly string[]): Figures => {
  const comments = sources.flatMap(commentsIn);
  return {
    lines: sources.reduce((sum, source) => sum + source.split("\n").length - 1, 0),
    comments: comments.length,
    headless: comments.filter(({ text }) => isHeadless(text)).length,
    forbidden: comments.filter(({ text }) => isForbidden(text)).length,
  };
};

const rates = ({ lines, comments, headless, forbidden }: Figures) => ({
  perThousandLines: lines === 0 ? 0 : (comments * 1000) / lines,
  headlessPercent: comments === 0 ? 0 : (headless * 100) / comments,
  forbiddenPercent: comments === 0 ? 0 : (forbidden * 100) / comments,
});

export const exceeded = (figures: Figures, limits: typeof LIMITS): readonly string[] => {
  const found = rates(figures);
  return [
    [`comments per 1,000 lines`, found.perThousandLines, limits.perThousandLines] as const,
    [`% of comments begin without a subject`, found.headlessPercent, limits.headlessPercent] as const,
    [
      `% of comments say somebody, nobody or whoever`,
      found.forbiddenPercent,
      limits.forbiddenPercent,
    ] as const,
  ]
    .filter(([, value, limit]) => value > limit)
    .map(([name, value, limit]) => `${value.toFixed(1)} ${name}; the limit is ${limit}.`);
};

const line = (name: string, figures: Figures): string => {
  const { perThousandLines, headlessPercent, forbiddenPercent } = rates(figures);
  const columns = [
    `${figures.comments} comments`.padStart(14),
    `${perThousandLines.toFixed(1)} per 1,000 lines`.padStart(22),
    `${headlessPercent.toFixed(1)} % headless`.padStart(17),
    `${forbiddenPercent.toFixed(1)} % forbidden`.padStart(17),
  ];
  return `${name.padEnd(16)}${columns.join("")}`;
};

const NOT_CODE =
  /\.test\.tsx?$|\.generated\.ts$|\/(?:testing|locales)\/|^words\/src\/(?:[^/]+\/)?[a-z]{2}\/|^words\/src\/[^/]+\/[a-z]{2}\.ts$/;

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Workspaces whose code is not in `src` alone. */
const PATTERNS: Readonly<Record<string, readonly string[]>> = {
  "document-checks": ["src", "corpus", "bench"].map((folder) => `document-checks/${folder}/**/*.ts`),
  scripts: ["scripts/*.ts", "scripts/*.mjs"],
};

export const codeOf = (workspace: string): readonly string[] => {
  const patterns = PATTERNS[workspace] ?? [`${workspace}/src/**/*.ts`, `${workspace}/src/**/*.tsx`];
  const globs = patterns.map((pattern) => `:(glob)${pattern}`);
  return execFileSync("git", ["ls-files", ...globs], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "" && !NOT_CODE.test(file) && existsSync(`${root}/${file}`));
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sources = new Map(
    WORKSPACES.map((name) => [name, codeOf(name).map((file) => readFileSync(`${root}/${file}`, "utf8"))]),
  );
  for (const [name, files] of sources) console.log(line(name, figuresOf(files)));
  const sum = figuresOf([...sources.values()].flat());
  console.log(line("sum", sum));
  const complaints = exceeded(sum, LIMITS);
  for (const complaint of complaints) console.error(complaint);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}
