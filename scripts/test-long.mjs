// npm run test:long: what is too slow for npm test. The database suite against an external PostgreSQL server, a
// hundred kills, a database taken away forty times, ratios of cost against their budgets, and the date rules in three more
// time zones.
import { execFileSync } from "node:child_process";
import { installWhenNeeded, root } from "./install.mjs";

installWhenNeeded();
const { openExternalPostgres } = await import("./external-postgres.mjs");
const { buildProduct } = await import("./build.mjs");
const { compareProofs, report, runBudgets, runVitest } = await import("./suites.mjs");

/** The product's own zone, the zone where each day starts first, and one with a half-hour offset west of London. */
const ZONES = ["Europe/London", "Pacific/Kiritimati", "America/St_Johns"];
/** `npm run check` draws the pages in UTC, which London differs from by an hour at most. */
const ZONES_OF_PAGES = ["Pacific/Kiritimati", "America/St_Johns"];

const DATES = "\\bDate\\b|[Tt]oday|[Bb]irthdate|Timers|[Zz]one|[0-9]{4}-[0-9]{2}-[0-9]{2}";

/** Every test file that mentions dates, so that new ones are included automatically. */
const aboutDates = execFileSync(
  "git",
  ["grep", "-lE", DATES, "--", "*.test.ts", "*.test.tsx", ":!*.db.test.ts"],
  {
    cwd: root,
    encoding: "utf8",
  },
)
  .trim()
  .split("\n");
const aboutDatesIn = (zone) =>
  ZONES_OF_PAGES.includes(zone) ? aboutDates : aboutDates.filter((file) => !file.endsWith(".tsx"));

/** The program that decodes files knows neither a database nor a zone, and one is about the embedded database itself. */
const NOT_ABOUT_THE_SERVER = ["server/src/document-checks/**", "server/src/platform/db/embedded/**"];

buildProduct();
const server = await openExternalPostgres();
try {
  const suites = [
    runVitest(
      ["database"],
      { DATABASE_URL: server.url, TZ: "Pacific/Kiritimati" },
      NOT_ABOUT_THE_SERVER.flatMap((files) => ["--exclude", files]),
    ),
    // A hundred kills, ten at each of ten crash points; and the database taken away forty times, ten times in each of four
    // ways. Side by side: both wait for half of their time.
    runVitest(["product"], { KILLS_PER_PLACE: "10", DATABASE_FAULTS: "10", TZ: "America/St_Johns" }, [
      "submit-crashes",
      "database-away",
    ]),
    runBudgets(),
    ...ZONES.map((zone) => runVitest(["pure"], { TZ: zone }, aboutDatesIn(zone))),
  ];
  report([...suites, compareProofs(suites, "--of-these-files")]);
} finally {
  await server.stop();
}
