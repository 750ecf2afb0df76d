import { type ASTVisitor, GraphQLError, type ValidationContext } from "graphql";

/** Limits of one request: several times what any page of ours needs, too little to overload a server. The deadline of 10 s is the database's statement timeout. */
export const LIMITS = {
  depth: 8,
  aliases: 15,
  directives: 10,
  tokens: 1_000,
  bodyBytes: 100_000,
} as const;

type ValidationRule = (context: ValidationContext) => ASTVisitor;

const tooMany = (what: string): GraphQLError => new GraphQLError(`Too many ${what}`);

/** Fragments count once, however often they are spread: the operation's text is limited, not its expansion. */
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

/** Introspection is for development only. */
const noIntrospection: ValidationRule = (context) => ({
  Field: ({ name }) => {
    if (name.value === "__schema" || name.value === "__type")
      context.reportError(tooMany("questions about the schema"));
  },
});

/** Our own validation rules, in addition to GraphQL's. */
export const validationRules = (isProduction: boolean): ValidationRule[] => [
  mostAliases,
  mostDirectives,
  ...(isProduction ? [noIntrospection] : []),
];
