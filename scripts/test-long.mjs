// npm run test:long: what does not fit into npm test. The database suite against an external PostgreSQL server, a
// hundred kills, and the rules about dates in four time zones.
import { installWhenNeeded } from "./install.mjs";

installWhenNeeded();
const { openExternalPostgres } = await import("./external-postgres.mjs");
const { buildProduct } = await import("./build.mjs");
const { report, runVitest } = await import("./suites.mjs");

/** UTC, the home of the product, the zone that is first at every day, and one that is half an hour off. */
const ZONES = ["UTC", "Europe/London", "Pacific/Kiritimati", "America/St_Johns"];

buildProduct();
const server = await openExternalPostgres();
try {
  report([
    runVitest(["database"], { DATABASE_URL: server.url, TZ: "Pacific/Kiritimati" }),
    // A hundred kills: ten at each of ten places.
    runVitest(["product"], { KILLS_PER_PLACE: "10", TZ: "America/St_Johns" }),
    ...ZONES.map((zone) => runVitest(["pure"], { TZ: zone })),
  ]);
} finally {
  await server.stop();
}
