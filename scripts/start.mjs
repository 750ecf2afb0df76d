// npm start: installs if needed, builds what has changed, starts the server and, except in production, the sandbox.
import { installWhenNeeded } from "./install.mjs";
import { NODE_FLAGS } from "./node-flags.mjs";
import { isProduction, programs, spawnProgram } from "./programs.mjs";

const installing = installWhenNeeded({ withDev: false });
const installedAt = performance.now();
const { buildPages, buildServer } = await import("./build.mjs");
const { compressPages } = await import("./compress-pages.mjs");
await buildServer();

const start = (name) => spawnProgram([...NODE_FLAGS, `dist/${name}/main.js`, "--pages-follow"]);

const children = new Map();
let stopping = false;
const stopAll = () => {
  stopping = true;
  for (const child of children.values()) if (child.exitCode === null) child.kill("SIGTERM");
};
process.on("SIGINT", stopAll);
process.on("SIGTERM", stopAll);

/** Meanwhile the server opens and fills its database. */
const buildPagesBeside = async () => {
  await buildPages();
  // A provider's proxy may cache the first response for a year.
  if (isProduction) await compressPages(() => stopping);
  const builtAt = performance.now();
  const server = children.get("server");
  server.once("message", () => {
    const seconds = (from, to) => ((to - from) / 1000).toFixed(1);
    const building = seconds(installedAt, builtAt);
    const starting = seconds(builtAt, performance.now());
    console.log(
      `Installing took ${installing.toFixed(1)} s, building ${building} s, starting ${starting} s.`,
    );
    compressPages(() => stopping).catch((cause) =>
      console.error(`The pages were not compressed: ${cause.message}`),
    );
  });
  // A server that has just ended cannot be told; its exit code says so.
  if (server.connected) server.send("The pages are built.", () => undefined);
};

const runToTheEnd = (name) =>
  new Promise((resolve) => {
    const child = start(name);
    children.set(name, child);
    child.once("exit", (code, signal) => {
      if (!stopping && name === "sandbox" && signal !== null) {
        console.log("The outbox was killed and is started again.");
        resolve(runToTheEnd(name));
        return;
      }
      if (!stopping) stopAll();
      resolve(code ?? 1);
    });
  });

const ends = programs.map(runToTheEnd);
void buildPagesBeside();
const codes = await Promise.all(ends);
// Also ends a build that is still running.
process.exit(stopping && codes.every((code) => code === 0) ? 0 : Math.max(...codes));
