import { type ESTree, parseSync, Visitor } from "rolldown/utils";

export type MutantKind = "returned value" | "condition" | "call";

interface Site extends Pick<ESTree.Expression, "start" | "end"> {
  readonly kind: MutantKind;
  readonly instead: "!" | "undefined" | "[]" | '""';
}

export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly kind: MutantKind;
}

/** The globals that the switches of a source call. Both note the call; the tests decide which mutant is active. */
export const IS_ACTIVE = "__isActiveMutant";
export const TURNED = "__turnedByMutant";

const WORKSPACES =
  /^(?:domain|words|document-checks|ui|browser|server|applicant|reference|console)\/src\/.+\.tsx?$/;

/** Breaking a helper of tests says nothing about them. */
export const isProduct = (file: string): boolean =>
  WORKSPACES.test(file) && !/\.test\.|\.generated\.|\/testing\//.test(file);

const COMPARISON = /^(?:[=!]==?|[<>]=?|in|instanceof)$/;

const isBoolean = (node: ESTree.Expression): boolean => {
  if (node.type === "Literal") return typeof node.value === "boolean";
  if (node.type === "UnaryExpression") return node.operator === "!";
  return node.type === "BinaryExpression" && COMPARISON.test(node.operator);
};

const otherThan = (node: ESTree.Expression): Site["instead"] => {
  if (isBoolean(node)) return "!";
  if (node.type === "ArrayExpression") return "[]";
  const isText =
    node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node.value === "string");
  return isText ? '""' : "undefined";
};

const isCall = (node: ESTree.Expression): boolean => {
  if (node.type === "AwaitExpression") return isCall(node.argument);
  return node.type === "CallExpression" && node.callee.type !== "Super";
};

const sitesIn = (program: ESTree.Program): readonly Site[] => {
  const sites: Site[] = [];
  const add = ({ start, end }: ESTree.Node, kind: MutantKind, instead: Site["instead"]) =>
    sites.push({ start, end, kind, instead });
  new Visitor({
    ReturnStatement: ({ argument }) => {
      if (argument) add(argument, "returned value", otherThan(argument));
    },
    ArrowFunctionExpression: ({ body }) => {
      if (body.type !== "BlockStatement") add(body, "returned value", otherThan(body));
    },
    IfStatement: ({ test }) => {
      add(test, "condition", "!");
    },
    ConditionalExpression: ({ test }) => {
      add(test, "condition", "!");
    },
    LogicalExpression: ({ operator, left }) => {
      if (operator !== "??") add(left, "condition", "!");
    },
    ExpressionStatement: ({ expression }) => {
      if (isCall(expression)) add(expression, "call", "undefined");
    },
  }).visit(program);
  return sites;
};

/** The longer of two that begin at one place is outside; ends come before beginnings. */
interface Insertion {
  readonly at: number;
  readonly text: string;
  readonly order: readonly [number, number];
}

const insertionsOf = ({ start, end, instead }: Site, name: string): readonly Insertion[] => {
  const opening =
    instead === "!"
      ? `globalThis.${TURNED}(${JSON.stringify(name)},(`
      : `(globalThis.${IS_ACTIVE}(${JSON.stringify(name)})?${instead}:(`;
  return [
    { at: start, text: opening, order: [1, start - end] },
    { at: end, text: "))", order: [0, end - start] },
  ];
};

const nameOf = (file: string, source: string, { start, kind }: Site): string =>
  [file, source.slice(0, start).split("\n").length, kind, start].join(":");

export const mutantOf = (name: string): Mutant => {
  const [file = "", line, kind] = name.split(":");
  return { file, line: Number(line), kind: kind as MutantKind };
};

/** The source with a switch at each place that a mutant may break. Lines stay where they are. */
export const withMutants = (file: string, source: string): string => {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) return source;
  const insertions = sitesIn(program)
    .flatMap((site) => insertionsOf(site, nameOf(file, source, site)))
    .toSorted(
      (one, other) => one.at - other.at || one.order[0] - other.order[0] || one.order[1] - other.order[1],
    );
  let at = 0;
  let written = "";
  for (const insertion of insertions) {
    written += source.slice(at, insertion.at) + insertion.text;
    at = insertion.at;
  }
  return written + source.slice(at);
};
