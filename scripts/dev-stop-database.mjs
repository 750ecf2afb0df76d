// Stops the embedded database that a killed server has left running, when `npm run dev` ends and no server
// can do it.
import { readConfig } from "../server/src/platform/config/config.ts";
import { openEmbeddedDatabase } from "../server/src/platform/db/embedded/supervisor.ts";

const { database, dataDir } = readConfig();
if (database.kind === "embedded") await (await openEmbeddedDatabase({ dataDir })).stop();
