/** What an agency's program may do with its key. */
export const apiScopes = ["applications:read", "applications:write"] as const;
export type ApiScope = (typeof apiScopes)[number];
