import type { CacheExchangeOpts, KeyGenerator } from "@urql/exchange-graphcache";

export type CacheKeys = NonNullable<CacheExchangeOpts["keys"]>;

export const byUuid: KeyGenerator = ({ uuid }) => (typeof uuid === "string" ? uuid : null);
export const byId: KeyGenerator = ({ id }) => (id === undefined || id === null ? null : String(id));
export const embedded: KeyGenerator = () => null;
