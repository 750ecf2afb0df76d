import type { ListedKey } from "./keys.graphql.ts";

export type KeyState = "good" | "revoked" | "expired";

/**
 * The state of a key.
 * @param now epoch milliseconds
 */
export const keyState = (
  { revokedAt, expiresAt }: Pick<ListedKey, "revokedAt" | "expiresAt">,
  now: number,
): KeyState => {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && Date.parse(expiresAt) <= now ? "expired" : "good";
};
