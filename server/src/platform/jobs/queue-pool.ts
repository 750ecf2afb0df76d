import type pg from "pg";

type Connected = Parameters<pg.Pool["connect"]>[0];

/**
 * The pool as the queue uses it. A queue that is stopped while its LISTEN is on its way, and then loses that connection,
 * gives the connection back twice; the second time the pool throws, in a promise that nobody awaits, which would end the
 * process. So only the first time counts.
 */
export const queuePool = (pool: pg.Pool): pg.Pool => {
  const connect = (connected?: Connected) => {
    if (!connected) return pool.connect();
    return pool.connect((failure, client, release) => {
      // Without a client there is nothing to give back, and a pool that has ended passes nothing to do it with.
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
