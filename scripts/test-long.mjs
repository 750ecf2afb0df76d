// npm run test:long: what does not fit into npm test. The database suite against an external PostgreSQL server.
import { installWhenNeeded } from "./install.mjs";

installWhenNeeded();
const { openExternalPostgres } = await import("./external-postgres.mjs");
const { buildProduct } = await import("./build.mjs");
const { report, runVitest } = await import("./suites.mjs");

buildProduct();
const server = await openExternalPostgres();
try {
  report([
    runVitest(["database"], { DATABASE_URL: server.url }),
    // A hundred kills: ten at each of ten places.
    runVitest(["product"], { KILLS_PER_PLACE: "10" }),
  ]);
} finally {
  await server.stop();
}
