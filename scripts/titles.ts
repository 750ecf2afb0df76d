import { type ESTree, parseSync, Visitor } from "rolldown/utils";

const GROUPS = "FRM|IDN|RES|SHR|INC|RUL|ADR|AUTH|SES|ACL|FIL|API|INT|WEB|PRV|LOG|REL|LAW";
const ID = new RegExp(`\\b(?:${GROUPS})-\\d{2,3}\\b`);
const CLAIM = new RegExp(`^((?:${GROUPS})-\\d{2,3})\\b( \\(in part\\))?[ ,]*`);

export const UNKNOWN = "…";

export interface Claim {
  readonly id: string;
  readonly isInPart: boolean;
}

export const claimsOf = (title: string): { readonly claims: readonly Claim[]; readonly words: string } => {
  const claims: Claim[] = [];
  let words = title;
  for (let found = CLAIM.exec(words); found; found = CLAIM.exec(words)) {
    const [whole, id = "", inPart] = found;
    claims.push({ id, isInPart: inPart !== undefined });
    words = words.slice(whole.length);
  }
  return { claims, words };
};

const namesId = (text: string): boolean => ID.test(text);

/** `test`, `story.describe.only`; not `test.step`, `test.use`. */
const RUNNERS = new Set(["test", "it", "describe", "story"]);
const MODIFIERS = new Set(["describe", "only", "skip", "todo", "fails", "fixme", "concurrent", "sequential"]);
const TABLES = new Set(["each", "for"]);
const CONDITIONS = new Set(["runIf", "skipIf"]);

const propertyOf = ({ computed, property }: ESTree.MemberExpression): string =>
  !computed && property.type === "Identifier" ? property.name : "";

interface Runner {
  readonly table?: ESTree.Argument | undefined;
}

const runnerOf = (callee: ESTree.Expression | ESTree.Super): Runner | undefined => {
  if (callee.type === "Identifier") return RUNNERS.has(callee.name) ? {} : undefined;
  if (callee.type === "MemberExpression")
    return MODIFIERS.has(propertyOf(callee)) ? runnerOf(callee.object) : undefined;
  if (callee.type !== "CallExpression" || callee.callee.type !== "MemberExpression") return undefined;
  const called = propertyOf(callee.callee);
  const runner = TABLES.has(called) || CONDITIONS.has(called) ? runnerOf(callee.callee.object) : undefined;
  return runner && TABLES.has(called) ? { table: callee.arguments[0] } : runner;
};

const bare = (node: ESTree.Node): ESTree.Node =>
  node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression" ? bare(node.expression) : node;

const textOf = (given: ESTree.Node | null | undefined): string | undefined => {
  const node = given && bare(given);
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral")
    return node.quasis.map(({ value }) => value.cooked ?? value.raw).join(UNKNOWN);
  return undefined;
};

const PLACEHOLDER = /%[sdifjoOc#$%]|\$[A-Za-z_]\w*(?:\.\w+)*/g;

const cellOf = (row: ESTree.Node, position: number): ESTree.Node | undefined => {
  const node = bare(row);
  if (node.type === "ArrayExpression") return node.elements[position] ?? undefined;
  return position === 0 ? node : undefined;
};

interface Filled {
  readonly title: string;
  readonly printed: readonly ESTree.Node[];
}

/** Only `%s` prints a text unchanged: the cell of its position. */
const fill = (template: string, row: ESTree.Node | undefined): Filled => {
  const printed: ESTree.Node[] = [];
  let position = 0;
  const title = template.replaceAll(PLACEHOLDER, (placeholder) => {
    if (placeholder === "%%") return "%";
    if (!/^%[sdifjoOc]$/.test(placeholder)) return UNKNOWN;
    const cell = row && cellOf(row, position);
    position += 1;
    const text = placeholder === "%s" ? textOf(cell) : undefined;
    if (cell && text !== undefined) printed.push(bare(cell));
    return text ?? UNKNOWN;
  });
  return { title, printed };
};

export interface FileTitles {
  readonly titles: readonly string[];
  readonly problems: readonly string[];
}

type Arrays = ReadonlyMap<string, ESTree.Node>;

const rowsOf = (table: ESTree.Node | undefined, arrays: Arrays): readonly (ESTree.Node | undefined)[] => {
  const node = table && bare(table);
  if (node?.type === "Identifier") return rowsOf(arrays.get(node.name), new Map());
  if (node?.type !== "ArrayExpression") return [undefined];
  return node.elements.map((row) => (row?.type === "SpreadElement" ? undefined : (row ?? undefined)));
};

const arraysOf = (program: ESTree.Program): Arrays => {
  const arrays = new Map<string, ESTree.Node>();
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === "Identifier" && init) arrays.set(id.name, init);
    },
  }).visit(program);
  return arrays;
};

export const titlesIn = (file: string, text: string): FileTitles => {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) return { titles: [], problems: [`${file} cannot be parsed.`] };
  const arrays = arraysOf(program);
  const titles = new Set<string>();
  const printed = new Set<number>();
  const texts: { readonly start: number; readonly text: string }[] = [];
  const collect = (node: ESTree.Node) => {
    const found = textOf(node);
    if (found !== undefined && namesId(found)) texts.push({ start: node.start, text: found });
  };
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      const runner = runnerOf(callee);
      const template = textOf(first);
      if (!first || !runner || template === undefined) return;
      printed.add(bare(first).start);
      const rows = runner.table ? rowsOf(runner.table, arrays) : undefined;
      for (const filled of rows?.map((row) => fill(template, row)) ?? [{ title: template, printed: [] }]) {
        titles.add(filled.title);
        for (const cell of filled.printed) printed.add(cell.start);
      }
    },
    Literal: collect,
    TemplateLiteral: collect,
  }).visit(program);
  const elsewhere = texts.filter(({ start }) => !printed.has(start)).map((one) => one.text);
  const late = [...titles].filter((title) => namesId(claimsOf(title).words));
  return {
    titles: [...titles],
    problems: [
      ...elsewhere.map((words) => `${file} names a statement outside the titles of its tests: “${words}”.`),
      ...late.map((title) => `${file} names a statement that its title does not begin with: “${title}”.`),
    ],
  };
};
