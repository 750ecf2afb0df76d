import type { CacheExchangeOpts, KeyGenerator } from "@urql/exchange-graphcache";

export type CacheKeys = NonNullable<CacheExchangeOpts["keys"]>;

export const byUuid: KeyGenerator = ({ uuid }) => (typeof uuid === "string" ? uuid : null);
export const byId: KeyGenerator = ({ id }) => (id === undefined || id === null ? null : String(id));
/** Has no identity of its own: kept inside the object that holds it. */
export const embedded: KeyGenerator = () => null;
