import { byId, type CacheKeys, embedded } from "@latchkey/browser/graphql/cache-keys.ts";

/** The keys of this workspace's operations, and of the person who is signed in. */
export const cacheKeys = {
  Member: byId,
  OwnAccount: embedded,
  OwnPasskey: byId,
  OwnSession: byId,
} satisfies CacheKeys;
