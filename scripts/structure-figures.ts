/** Prints figures of the structure of the product's code beside their goals: npx tsx scripts/structure-figures.ts */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { fileRingsIn, productImports, ringsIn } from "./folder-rings.ts";
import { root } from "./install.mjs";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface MeasuredFunction {
  readonly name: string;
  readonly lines: number;
  readonly parameters: number;
  readonly isComponent: boolean;
}

interface MeasuredFile {
  readonly path: string;
  readonly lines: number;
  readonly functions: readonly MeasuredFunction[];
  readonly casts: number;
}

const TESTS = /\.(?:test|spec|examples)\.tsx?$|\/testing\/|\.generated\.ts$/;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/** The name of a function, which an arrow function has from its variable or property. */
const nameIn = (node: Node, parent: Node | undefined): string => {
  const named = [node.id, parent?.id, parent?.key].find(isNode);
  return typeof named?.name === "string" ? named.name : "";
};

const hasMarkup = (source: string): boolean => /<[A-Za-z>]/.test(source);

const measureFile = (path: string): MeasuredFile => {
  const source = readFileSync(join(root, path), "utf8");
  const functions: MeasuredFunction[] = [];
  let casts = 0;
  const visit = (node: Node, parent: Node | undefined): void => {
    if (FUNCTIONS.has(node.type)) {
      const text = source.slice(node.start, node.end);
      const name = nameIn(node, parent);
      functions.push({
        name,
        lines: text.split("\n").length,
        parameters: Array.isArray(node.params) ? node.params.length : 0,
        isComponent: path.endsWith(".tsx") && /^[A-Z]/.test(name) && hasMarkup(text),
      });
    }
    if (node.type === "TSAsExpression" && !source.slice(node.start, node.end).endsWith("as const"))
      casts += 1;
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node);
    }
  };
  const program: unknown = parseAst(source, { lang: path.endsWith(".tsx") ? "tsx" : "ts" });
  if (isNode(program)) visit(program, undefined);
  return { path, lines: source.split("\n").length - 1, functions, casts };
};

const listed = (...patterns: readonly string[]): readonly string[] =>
  execFileSync("git", ["ls-files", ...patterns], { cwd: root, encoding: "utf8" })
    .trim()
    .split("\n");

const atShare = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;

const spread = (values: readonly number[]): string =>
  [0.5, 0.9, 1].map((share) => atShare(values, share)).join(" / ");

const linesOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + readFileSync(join(root, path), "utf8").split("\n").length - 1, 0);

const product = listed("*/src/*.ts", "*/src/*.tsx", "*/src/**/*.ts", "*/src/**/*.tsx").filter(
  (path) => !TESTS.test(path) && !path.startsWith("words/") && !path.includes("/locales/"),
);
const files = product.map(measureFile);
const functions = files.flatMap((file) => file.functions);
const lines = files.reduce((sum, file) => sum + file.lines, 0);
const long = functions.filter((one) => !one.isComponent && one.lines > 40);
const imports = productImports();
const texts = listed(
  "words/src",
  "applicant/src/locales",
  "console/src/locales",
  "reference/src/locales",
  "*.css",
);

const rows: readonly (readonly [point: string, us: string | number, goal: string])[] = [
  ["rings of folders", ringsIn(imports).length, "0"],
  ["rings of files, types included", fileRingsIn(imports).length, "0"],
  ["lines of a file, half / nine tenths / longest", spread(files.map((file) => file.lines)), "longest 300"],
  ["lines of a function, half / nine tenths / longest", spread(functions.map((one) => one.lines)), ""],
  ["functions above 40 lines that are no components", long.length, "0"],
  ["functions with more than three parameters", functions.filter((one) => one.parameters > 3).length, "0"],
  [
    "casts by `as` per 1,000 lines",
    ((files.reduce((sum, file) => sum + file.casts, 0) / lines) * 1000).toFixed(2),
    "1.5",
  ],
  ["lines of product, words and style sheets", lines + linesOf(texts), "125,000"],
];
for (const [point, us, goal] of rows) console.log(`| ${point} | ${us} | ${goal} |`);
for (const file of files.filter((one) => one.lines > 300)) console.log(`longer than 300 lines: ${file.path}`);
