// npm run test:long: tests that are too slow for npm test. The database suite against an external PostgreSQL
// server, a hundred kills, forty outages of the database, other faults of the built product, the commands of
// docs/operation.md, ratios of cost against their budgets, the variants of journeys in a browser, the tours
// in every language, the pages of a browser that translates, and the date rules in two more time zones.
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { installWhenNeeded, root } from "./install.mjs";

installWhenNeeded({ withDev: true });
const { openExternalPostgres } = await import("./external-postgres.mjs");
const { buildGallery, buildProduct } = await import("./build.mjs");
const { findChromium } = await import("./chromium.mjs");
const { compareProofs, LEFT_TO_LONG, leavingOut, report, ...suite } = await import("./suites.mjs");

/** The zone where each day starts first. `npm test` runs everything in a zone west of London. */
const FIRST_ZONE = "Pacific/Kiritimati";
const PRODUCTS_ZONE = "Europe/London";

const testsAbout = (pattern, ...paths) =>
  execFileSync("git", ["grep", "-lE", pattern, "--", ...paths, ":!*.db.test.ts", ":!*.product.test.ts"], {
    cwd: root,
    encoding: "utf8",
  })
    .trim()
    .split("\n");

const INSTANTS = "\\bDate\\b|[Tt]oday|[Bb]irthdate|Timers|[Zz]one";
const DATES = `${INSTANTS}|[0-9]{4}-[0-9]{2}-[0-9]{2}`;

/**
 * Every test file that mentions dates, so that new ones are included automatically. A page that only displays
 * a given date does so through functions with tests of their own.
 */
const aboutDates = [...new Set([...testsAbout(DATES, "*.test.ts"), ...testsAbout(INSTANTS, "*.test.tsx")])];
/** London adds the change of the clocks, which affects instants and the rules that count days. */
const aboutLondon = [
  ...new Set([
    ...testsAbout("\\bDate\\b|Timers|[Zz]one|London", "*.test.ts"),
    ...testsAbout(DATES, "domain/*.test.ts"),
  ]),
];

/**
 * Decoding files takes most of their time, and depends on neither the database nor the zone: `npm test` has
 * run them.
 */
const NOT_ABOUT_THE_SERVER = ["server/src/api/files/verification.db.test.ts"];

const NOT_LEFT = readdirSync(join(root, "scripts"))
  .filter((file) => file.endsWith(".product.test.ts"))
  .map((file) => `scripts/${file}`)
  .filter((file) => ![...LEFT_TO_LONG.product, ...LEFT_TO_LONG.timing].includes(file));

const chromium = await findChromium();
await buildProduct();
await buildGallery();
const server = await openExternalPostgres();
try {
  const suites = [
    // A hundred kills, ten at each of ten crash points; forty outages of the database, ten in each of four
    // ways; and other faults. They mostly wait, so the database's tests, which keep the cores busy, run
    // beside them.
    suite.runVitest(
      ["database", "product"],
      {
        DATABASE_URL: server.url,
        TZ: FIRST_ZONE,
        KILLS_PER_PLACE: "10",
        DATABASE_FAULTS: "10",
        TEST_WORKERS: "4",
      },
      leavingOut(...NOT_ABOUT_THE_SERVER, ...NOT_LEFT, ...LEFT_TO_LONG.database),
    ),
    // Documents are decoded at a low priority: beside busy tests they would wait too long.
    suite.runVitest(["database"], {}, LEFT_TO_LONG.database),
    suite.runVitest(["pure"], {}, LEFT_TO_LONG.pure),
    suite.runVitest(["timing"]),
    suite.runBudgets(),
    suite.runVariants({ CHROMIUM_PATH: chromium }),
    suite.runTours({ CHROMIUM_PATH: chromium }),
    suite.runTranslated({ CHROMIUM_PATH: chromium }),
    suite.runVitest(["pure"], { TZ: FIRST_ZONE, TEST_WORKERS: "3" }, aboutDates),
    suite.runVitest(["pure"], { TZ: PRODUCTS_ZONE }, aboutLondon),
  ];
  report([...suites, compareProofs(suites, `--only=${Object.values(LEFT_TO_LONG).flat()}`)]);
} finally {
  await server.stop();
}
