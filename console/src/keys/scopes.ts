import type { Scope } from "./keys.graphql.ts";

/** What a key may do, in the order in which it is shown. */
export const scopes = ["APPLICATIONS_READ", "APPLICATIONS_WRITE"] as const satisfies readonly Scope[];
