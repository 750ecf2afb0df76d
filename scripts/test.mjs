// npm test: everything that a change has to pass. The last line is "N passed, N failed".
import { installWhenNeeded, run } from "./install.mjs";

installWhenNeeded({ withDev: true });
const { buildProduct } = await import("./build.mjs");
const { findChromium } = await import("./chromium.mjs");
const { compareProofs, LEFT_TO_LONG, leavingOut, report, runPlaywright, runUnitTests, runVitest } =
  await import("./suites.mjs");

const chromium = await findChromium();
await buildProduct();
run(process.execPath, ["scripts/page-weight.mjs"]);
const beside = { TZ: "UTC", TEST_WORKERS: "3" };
const suites = [
  runUnitTests(),
  runVitest(["database", "product"], beside, leavingOut(...LEFT_TO_LONG.database, ...LEFT_TO_LONG.product)),
  runPlaywright({ CHROMIUM_PATH: chromium }),
];
const without = Object.values(LEFT_TO_LONG).flat();
report([...suites, compareProofs(suites, `--without=${without}`)]);
