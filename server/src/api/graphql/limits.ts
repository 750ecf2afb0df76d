import { type ASTVisitor, GraphQLError, type ValidationContext } from "graphql";

/** The deadline of 10 s is the database's statement timeout. What one request may ask: enough for every page of ours several times over, too little to tire a server. */
export const LIMITS = {
  depth: 8,
  aliases: 15,
  directives: 10,
  tokens: 1_000,
  bodyBytes: 100_000,
} as const;

type ValidationRule = (context: ValidationContext) => ASTVisitor;

const tooMany = (what: string): GraphQLError => new GraphQLError(`Too many ${what}`);

/** Fragments count as often as they are spread nowhere: it is the document that is limited, not its expansion. */
const mostAliases: ValidationRule = (context) => {
  let count = 0;
  return {
    Field: (node) => {
      if (node.alias) count += 1;
      if (count === LIMITS.aliases + 1) context.reportError(tooMany("aliases"));
    },
  };
};

const mostDirectives: ValidationRule = (context) => {
  let count = 0;
  return {
    Directive: () => {
      count += 1;
      if (count === LIMITS.directives + 1) context.reportError(tooMany("directives"));
    },
  };
};

/** Introspection is a tool of development. */
const noIntrospection: ValidationRule = (context) => ({
  Field: ({ name }) => {
    if (name.value === "__schema" || name.value === "__type")
      context.reportError(tooMany("questions about the schema"));
  },
});

/** The rules of our own, besides the language's. */
export const validationRules = (isProduction: boolean): ValidationRule[] => [
  mostAliases,
  mostDirectives,
  ...(isProduction ? [noIntrospection] : []),
];
