import type pg from "pg";

type Connected = Parameters<pg.Pool["connect"]>[0];

/**
 * The queue releases a connection twice if it is stopped during its LISTEN and then loses the connection; the
 * second release throws in an unhandled promise, which would end the process. So only the first one counts.
 */
export const queuePool = (pool: pg.Pool): pg.Pool => {
  const connect = (connected?: Connected) => {
    if (!connected) return pool.connect();
    return pool.connect((failure, client, release) => {
      // Without a client there is nothing to release, and an ended pool passes no release function.
      if (!client) {
        connected(failure, client, release);
        return;
      }
      let isReleased = false;
      connected(failure, client, (cause) => {
        if (isReleased) return;
        isReleased = true;
        release(cause);
      });
    });
  };
  return new Proxy(pool, {
    get: (target, key) => (key === "connect" ? connect : Reflect.get(target, key, target)),
  });
};
