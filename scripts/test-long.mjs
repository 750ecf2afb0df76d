// npm run test:long: what is too slow for npm test. The database suite against an external PostgreSQL server, a
// hundred kills, a database taken away forty times, ratios of cost against their budgets, and the date rules in four time
// zones.
import { execFileSync } from "node:child_process";
import { installWhenNeeded, root } from "./install.mjs";

installWhenNeeded();
const { openExternalPostgres } = await import("./external-postgres.mjs");
const { buildProduct } = await import("./build.mjs");
const { compareProofs, report, runBudgets, runVitest } = await import("./suites.mjs");

/** UTC, the product's own zone, the zone where each day starts first, and one with a half-hour offset west of London. */
const ZONES = ["UTC", "Europe/London", "Pacific/Kiritimati", "America/St_Johns"];
/** Pages are drawn in UTC by `npm run check`, which London differs from by an hour at most. */
const ZONES_OF_PAGES = ["Pacific/Kiritimati", "America/St_Johns"];

const DATES = "\\bDate\\b|[Tt]oday|[Bb]irthdate|Timers|[Zz]one|[0-9]{4}-[0-9]{2}-[0-9]{2}";

/** All of `domain`, and every other test file that mentions dates, so that new ones are included automatically. */
const aboutDates = [
  "domain/",
  ...execFileSync(
    "git",
    ["grep", "-lE", DATES, "--", "*.test.ts", "*.test.tsx", ":!domain", ":!*.db.test.ts"],
    {
      cwd: root,
      encoding: "utf8",
    },
  )
    .trim()
    .split("\n"),
];
const aboutDatesIn = (zone) =>
  ZONES_OF_PAGES.includes(zone) ? aboutDates : aboutDates.filter((file) => !file.endsWith(".tsx"));

buildProduct();
const server = await openExternalPostgres();
try {
  const suites = [
    runVitest(["database"], { DATABASE_URL: server.url, TZ: "Pacific/Kiritimati" }),
    // A hundred kills: ten at each of ten crash points.
    runVitest(["product"], { KILLS_PER_PLACE: "10", TZ: "America/St_Johns" }, ["submit-crashes"]),
    // The database taken away forty times: ten times in each of four ways.
    runVitest(["product"], { DATABASE_FAULTS: "10" }, ["database-away"]),
    runBudgets(),
    ...ZONES.map((zone) => runVitest(["pure"], { TZ: zone }, aboutDatesIn(zone))),
  ];
  report([...suites, compareProofs(suites, "--of-these-files")]);
} finally {
  await server.stop();
}
