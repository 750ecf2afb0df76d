// npm test: everything that a change has to pass. The last line is "N passed, N failed".
import { installWhenNeeded, makeTypes, run } from "./install.mjs";

installWhenNeeded();
makeTypes();
const { buildGallery, buildProduct } = await import("./build.mjs");
const { findChromium } = await import("./chromium.mjs");
const { compareProofs, LEFT_TO_LONG, ranBefore, report, runPlaywright, runVitest } = await import(
  "./suites.mjs"
);

const chromium = await findChromium();
buildProduct();
buildGallery();
run(process.execPath, ["scripts/page-weight.mjs"]);
// After `npm run check` the pure tests have already run.
const isPureDone = process.env.PURE_TESTS_DONE === "true";
/** Beside the database's tests, which keep the cores busy, those of the product wait for processes to start and end. */
const beside = { TEST_WORKERS: "3" };
/** Pictures of many angles, which prove no statement, are left to `npm run test:long` too. */
const withoutLong = ["server/src/document-checks/slanted.db.test.ts", ...LEFT_TO_LONG.product].flatMap(
  (file) => ["--exclude", file],
);
const suites = [
  ...(isPureDone
    ? [ranBefore(["pure"]), runVitest(["database", "product", "timing"], beside, withoutLong)]
    : [runVitest(["pure", "database", "product", "timing"], { TZ: "UTC", ...beside }, withoutLong)]),
  runPlaywright({ CHROMIUM_PATH: chromium }),
];
const without = Object.values(LEFT_TO_LONG).flat();
report([...suites, compareProofs(suites, `--without=${without}`)]);
