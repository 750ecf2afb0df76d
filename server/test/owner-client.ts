import pg from "pg";
import { CLUSTER_OWNER } from "../src/platform/db/embedded/supervisor.ts";

/** A connection of an embedded database's owner, not yet opened. @param host the folder of its socket */
export const ownerClient = (host: string): pg.Client => {
  const client = new pg.Client({ host, user: CLUSTER_OWNER, database: "postgres" });
  // It may be ended by the test that uses it.
  client.on("error", () => undefined);
  return client;
};
