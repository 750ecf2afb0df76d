import type { AppContext } from "../../server/src/app/context.ts";
import { CLUSTER_OWNER } from "../../server/src/platform/db/embedded/supervisor.ts";
import { openPool } from "../../server/src/platform/db/pool.ts";

/** The owner of the embedded database: the product may neither change nor analyse a table. */
export const ownerOf = ({ pool }: AppContext) => {
  const { host, port, database } = pool.options;
  const config = { host, port, database, user: CLUSTER_OWNER };
  return openPool({ config, role: CLUSTER_OWNER }, () => undefined);
};
