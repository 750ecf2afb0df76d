// npm test: everything that a change has to pass. The last line is "N passed, N failed".
import { installWhenNeeded, run } from "./install.mjs";

installWhenNeeded();
const { buildGallery, buildProduct } = await import("./build.mjs");
const { findChromium } = await import("./chromium.mjs");
const { compareProofs, ranBefore, report, runPlaywright, runVitest } = await import("./suites.mjs");

const chromium = await findChromium();
buildProduct();
buildGallery();
run(process.execPath, ["scripts/page-weight.mjs"]);
// After `npm run check` the pure tests have already run.
const isPureDone = process.env.PURE_TESTS_DONE === "true";
/** Beside the database's tests, which keep the cores busy, those of the product wait for processes to start and end. */
const beside = { TEST_WORKERS: "3" };
/** Pictures of many angles, which prove no statement: `npm run test:long` has them. */
const withoutSlanted = ["--exclude", "server/src/document-checks/slanted.db.test.ts"];
const suites = [
  ...(isPureDone
    ? [ranBefore(["pure"]), runVitest(["database", "product", "timing"], beside, withoutSlanted)]
    : [runVitest(["pure", "database", "product", "timing"], { TZ: "UTC", ...beside }, withoutSlanted)]),
  runPlaywright({ CHROMIUM_PATH: chromium }),
];
report([...suites, compareProofs(suites)]);
