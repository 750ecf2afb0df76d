// npm run test:long: what is too slow for npm test. The database suite against an external PostgreSQL server, a
// hundred kills, a database taken away forty times, ratios of cost against their budgets, the tours in the other languages,
// and the date rules in two more time zones.
import { execFileSync } from "node:child_process";
import { installWhenNeeded, root } from "./install.mjs";

installWhenNeeded();
const { openExternalPostgres } = await import("./external-postgres.mjs");
const { buildProduct } = await import("./build.mjs");
const { compareProofs, report, runBudgets, runTours, runVitest } = await import("./suites.mjs");

/** Where each day starts first. `npm run check` runs everything in a zone west of London. */
const FIRST_ZONE = "Pacific/Kiritimati";
const PRODUCTS_ZONE = "Europe/London";

/** Test files that match, without those that need a database. */
const testsAbout = (pattern, ...paths) =>
  execFileSync("git", ["grep", "-lE", pattern, "--", ...paths, ":!*.db.test.ts", ":!*.product.test.ts"], {
    cwd: root,
    encoding: "utf8",
  })
    .trim()
    .split("\n");

const DATES = "\\bDate\\b|[Tt]oday|[Bb]irthdate|Timers|[Zz]one|[0-9]{4}-[0-9]{2}-[0-9]{2}";

/** Every test file that mentions dates, so that new ones are included automatically. */
const aboutDates = testsAbout(DATES, "*.test.ts", "*.test.tsx");
/** What London adds is a clock that is put forward and back: that is about instants, and about the rules that count days. */
const aboutLondon = [
  ...new Set([
    ...testsAbout("\\bDate\\b|Timers|[Zz]one|London", "*.test.ts"),
    ...testsAbout(DATES, "domain/*.test.ts"),
  ]),
];

/**
 * What spends its time on decoding files, whatever the database and the zone, and one about the embedded database itself:
 * `npm test` has run them.
 */
const NOT_ABOUT_THE_SERVER = [
  "server/src/document-checks/{checks,limits}.db.test.ts",
  "server/src/api/files/{bad-files,heic,unreadable-files,verification}.db.test.ts",
  "server/src/platform/db/embedded/**",
];

buildProduct();
const server = await openExternalPostgres();
try {
  const suites = [
    runVitest(
      ["database"],
      { DATABASE_URL: server.url, TZ: FIRST_ZONE },
      NOT_ABOUT_THE_SERVER.flatMap((files) => ["--exclude", files]),
    ),
    // A hundred kills, ten at each of ten crash points; and the database taken away forty times, ten times in each of four
    // ways. Side by side: both wait for half of their time.
    runVitest(["product"], { KILLS_PER_PLACE: "10", DATABASE_FAULTS: "10", TZ: "America/St_Johns" }, [
      "submit-crashes",
      "database-away",
    ]),
    runBudgets(),
    runTours(),
    runVitest(["pure"], { TZ: FIRST_ZONE, TEST_WORKERS: "3" }, aboutDates),
    runVitest(["pure"], { TZ: PRODUCTS_ZONE }, aboutLondon),
  ];
  report([...suites, compareProofs(suites, "--of-these-files")]);
} finally {
  await server.stop();
}
