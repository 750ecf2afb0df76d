import { byId, type CacheKeys } from "@latchkey/browser/graphql/cache-keys.ts";

/** How the cache identifies the objects of the console's schema. */
export const cacheKeys = {
  StaffMember: byId,
} satisfies CacheKeys;
