/** Prints figures of the structure of the product's code beside their goals: npx tsx scripts/structure-figures.ts */
import { parseAst } from "rolldown/parseAst";
import { fileRingsIn, productImports, ringsIn } from "./folder-rings.ts";
import { listed, productFiles, sourceOf } from "./product-files.ts";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface MeasuredFunction {
  readonly name: string;
  readonly place: string;
  readonly lines: number;
  /** The lines without those of the functions inside it that are longer than one line. */
  readonly ownLines: number;
  readonly parameters: number;
  readonly isComponent: boolean;
}

interface MeasuredFile {
  readonly path: string;
  readonly lines: number;
  readonly functions: readonly MeasuredFunction[];
  readonly casts: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** The rules of this project: docs/decisions/0060. */
const GOALS = { fileLines: 300, ownLines: 40, lines: 80, parameters: 3, castsPerThousand: 1.5 };

const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

const nameIn = (node: Node, parent: Node | undefined): string => {
  const named = [node.id, parent?.id, parent?.key].find(isNode);
  return typeof named?.name === "string" ? named.name : "";
};

const hasMarkup = (source: string): boolean => /<[A-Za-z>]/.test(source);

const linesIn = (source: string, node: Node): number => source.slice(node.start, node.end).split("\n").length;

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

const linesOfInner = (source: string, node: Node): number =>
  childrenOf(node).reduce(
    (sum, child) =>
      sum + (FUNCTIONS.has(child.type) ? linesIn(source, child) - 1 : linesOfInner(source, child)),
    0,
  );

const measureFile = (path: string): MeasuredFile => {
  const source = sourceOf(path);
  const functions: MeasuredFunction[] = [];
  let casts = 0;
  const visit = (node: Node, parent: Node | undefined): void => {
    if (FUNCTIONS.has(node.type)) {
      const text = source.slice(node.start, node.end);
      const name = nameIn(node, parent);
      const lines = linesIn(source, node);
      functions.push({
        name,
        place: `${path}:${source.slice(0, node.start).split("\n").length}`,
        lines,
        ownLines: lines - linesOfInner(source, node),
        parameters: Array.isArray(node.params) ? node.params.length : 0,
        isComponent: path.endsWith(".tsx") && /^[A-Z]/.test(name) && hasMarkup(text),
      });
    }
    if (node.type === "TSAsExpression" && !source.slice(node.start, node.end).endsWith("as const"))
      casts += 1;
    for (const child of childrenOf(node)) visit(child, node);
  };
  const program: unknown = parseAst(source, { lang: path.endsWith(".tsx") ? "tsx" : "ts" });
  if (isNode(program)) visit(program, undefined);
  return { path, lines: source.split("\n").length - 1, functions, casts };
};

const atShare = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;

const spread = (values: readonly number[]): string =>
  [0.5, 0.9, 1].map((share) => atShare(values, share)).join(" / ");

const linesOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + sourceOf(path).split("\n").length - 1, 0);

const files = productFiles().map(measureFile);
const functions = files.flatMap((file) => file.functions);
const lines = files.reduce((sum, file) => sum + file.lines, 0);
const isLong = (one: MeasuredFunction): boolean =>
  !one.isComponent && (one.ownLines > GOALS.ownLines || one.lines > GOALS.lines);
const long = functions.filter(isLong);
const crowded = functions.filter((one) => one.parameters > GOALS.parameters);
const longFiles = files.filter((one) => one.lines > GOALS.fileLines);
const casts = (files.reduce((sum, file) => sum + file.casts, 0) / lines) * 1000;
const imports = productImports();
const texts = listed(
  "words/src",
  "applicant/src/locales",
  "console/src/locales",
  "members/src/locales",
  "portal/src/locales",
  "reference/src/locales",
  "*.css",
);

const rows: readonly (readonly [point: string, us: string | number, goal: string])[] = [
  ["rings of folders", ringsIn(imports).length, "0"],
  ["rings of files, types included", fileRingsIn(imports).length, "0"],
  ["lines of a file, half / nine tenths / longest", spread(files.map((file) => file.lines)), "longest 300"],
  ["lines of a function, half / nine tenths / longest", spread(functions.map((one) => one.lines)), ""],
  ["functions above 40 own or 80 lines that are no components", long.length, "0"],
  ["functions with more than three parameters", crowded.length, "0"],
  ["casts by `as` per 1,000 lines", casts.toFixed(2), `${GOALS.castsPerThousand}`],
  ["lines of product, words and style sheets", lines + linesOf(texts), "125,000"],
];
for (const [point, us, goal] of rows) console.log(`| ${point} | ${us} | ${goal} |`);
for (const file of longFiles) console.log(`longer than ${GOALS.fileLines} lines: ${file.path}`);
for (const one of long) console.log(`too long: ${one.place} ${one.name} (${one.lines}, own ${one.ownLines})`);
for (const one of crowded) console.log(`too many parameters: ${one.place} ${one.name} (${one.parameters})`);
if (process.argv.includes("--check")) {
  const isKept =
    longFiles.length === 0 && long.length === 0 && crowded.length === 0 && casts <= GOALS.castsPerThousand;
  process.exit(isKept ? 0 : 1);
}
