import { type ASTVisitor, GraphQLError, Kind, type SelectionSetNode, type ValidationContext } from "graphql";

/** Limits of one request: several times what any page of ours needs, too little to overload a server. The deadline of 10 s is the database's statement timeout. */
export const LIMITS = {
  depth: 8,
  aliases: 15,
  directives: 10,
  tokens: 1_000,
  bodyBytes: 100_000,
  /** A table of 500 lines with every column. */
  tableBytes: 2_000_000,
} as const;

type ValidationRule = (context: ValidationContext) => ASTVisitor;

const tooMany = (what: string): GraphQLError => new GraphQLError(`Too many ${what}`);

/**
 * Counts the aliases of a selection with its fragments expanded: a short text that spreads a fragment many
 * times makes a long response. Each fragment is counted once; another rule rejects cycles.
 */
const aliasesIn = (
  { selections }: SelectionSetNode,
  context: ValidationContext,
  counted: Map<string, number>,
): number =>
  selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      return sum + aliasesInFragment(selection.name.value, context, counted);
    const own = selection.kind === Kind.FIELD && selection.alias ? 1 : 0;
    return sum + own + (selection.selectionSet ? aliasesIn(selection.selectionSet, context, counted) : 0);
  }, 0);

const aliasesInFragment = (
  name: string,
  context: ValidationContext,
  counted: Map<string, number>,
): number => {
  const known = counted.get(name);
  if (known !== undefined) return known;
  counted.set(name, 0);
  const fragment = context.getFragment(name);
  const count = fragment ? aliasesIn(fragment.selectionSet, context, counted) : 0;
  counted.set(name, count);
  return count;
};

const mostAliases: ValidationRule = (context) => ({
  OperationDefinition: ({ selectionSet }) => {
    if (aliasesIn(selectionSet, context, new Map()) > LIMITS.aliases) context.reportError(tooMany("aliases"));
  },
});

const mostDirectives: ValidationRule = (context) => {
  let count = 0;
  return {
    Directive: () => {
      count += 1;
      if (count === LIMITS.directives + 1) context.reportError(tooMany("directives"));
    },
  };
};

const noIntrospection: ValidationRule = (context) => ({
  Field: ({ name }) => {
    if (name.value === "__schema" || name.value === "__type")
      context.reportError(tooMany("questions about the schema"));
  },
});

export const validationRules = (isProduction: boolean): ValidationRule[] => [
  mostAliases,
  mostDirectives,
  ...(isProduction ? [noIntrospection] : []),
];
