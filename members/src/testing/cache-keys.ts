import { byId, type CacheKeys, embedded } from "@latchkey/browser/graphql/cache-keys.ts";

/** Of the operations of this workspace, and of who is signed in. */
export const cacheKeys = {
  Member: byId,
  OwnAccount: embedded,
  OwnPasskey: byId,
  OwnSession: byId,
} satisfies CacheKeys;
