export const apiScopes = ["applications:read", "applications:write"] as const;
export type ApiScope = (typeof apiScopes)[number];
