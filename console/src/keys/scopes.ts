import type { Scope } from "./keys.graphql.ts";

/** Scopes in the order in which the page shows them. */
export const scopes = ["APPLICATIONS_READ", "APPLICATIONS_WRITE"] as const satisfies readonly Scope[];
