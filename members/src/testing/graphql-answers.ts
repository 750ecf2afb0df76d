/** Builders for what a GraphQL endpoint of members answers. */

export interface GraphqlRequest {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export const aRefusal = (code: string, issues: readonly object[] = []) => ({
  data: null,
  errors: [{ message: "", extensions: { code, issues } }],
});
