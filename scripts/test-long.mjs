// npm run test:long: what does not fit into npm test. The database suite against an external PostgreSQL server.
import { installWhenNeeded } from "./install.mjs";

installWhenNeeded();
const { openExternalPostgres } = await import("./external-postgres.mjs");
const { report, runVitest } = await import("./suites.mjs");

const server = await openExternalPostgres();
try {
  report([runVitest(["database"], { DATABASE_URL: server.url })]);
} finally {
  await server.stop();
}
