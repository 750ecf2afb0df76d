// npm run dev: runs the product from its sources. A changed page is replaced in the browser, a changed server
// restarts. The settings are those of `npm start`; `npm run dev -- --inspect` opens port 9229 of the server
// for a debugger.
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { installWhenNeeded, root } from "./install.mjs";

installWhenNeeded({ withDev: true });
// First, because it reads the environment, which Vite changes.
const { isProduction, programs, publicUrl } = await import("./programs.mjs");
const { generateTypes } = await import("./build.mjs");
const { listen, openFront, portBehind } = await import("./dev-front.mjs");
const { BASE, openPages } = await import("./dev-pages.mjs");
const { openBundles, openProgram } = await import("./dev-programs.mjs");

const INSPECTOR_PORT = process.argv.includes("--inspect") ? 9229 : undefined;
/** An editor may write a file in two steps, and several files at once. */
const SETTLES_MS = 30;

const SOURCES = { server: ["server", "document-checks", "domain", "words"], sandbox: ["sandbox"] };
const TEST = /\.test\.tsx?$|\/testing\//;
const ABOUT_TYPES = /\.graphql(?:\.ts)?$/;

const end = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const running = {};
let isUp = false;
let isStopping = false;
let changedAt = performance.now();

const stop = async (code = 0) => {
  if (isStopping) return;
  isStopping = true;
  const isServerBroken = isUp && !running.server.isRunning();
  await Promise.all(Object.values(running).map((program) => program.stop()));
  // A server that a change has broken leaves the database to the server that was killed before it.
  if (isServerBroken) {
    const args = ["--import", "./scripts/typescript.mjs", "scripts/dev-stop-database.mjs"];
    spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  }
  process.exit(code);
};

/** A wrong setting or a port in use requires another start; a broken program requires another change. */
const endedByItself = (name) => (code) => {
  if (isStopping) return;
  if (isUp) console.error(`The ${name} has ended. It starts again with the next change.`);
  else void stop(code);
};

const sayHowLong = () => {
  const seconds = ((performance.now() - changedAt) / 1000).toFixed(1);
  console.log(isUp ? `The server took ${seconds} s for the change.` : `Starting took ${seconds} s.`);
};

const openPrograms = ({ port, host, pages }) => {
  const assets = join(root, "dist/dev/pages");
  mkdirSync(join(assets, "assets"), { recursive: true });
  const settings = {
    PORT: String(port),
    HOST: host,
    PUBLIC_URL: publicUrl,
    ASSETS_DIR: assets,
  };
  const answerPage = async ({ id, template }, child) => {
    const html = await pages.documentOf(template);
    if (child.connected) child.send({ id, html }, () => undefined);
  };
  for (const name of programs) {
    running[name] = openProgram({
      settings: name === "server" ? settings : {},
      inspectorPort: name === "server" ? INSPECTOR_PORT : undefined,
      onPage: answerPage,
      onAnswer: () => {
        sayHowLong();
        if (isUp) pages.serveAnew();
        isUp = true;
      },
      onEnd: endedByItself(name),
    });
  }
};

const tellOfTypes = () =>
  generateTypes().catch((cause) =>
    console.error(`The types of the operations are not new. ${cause.message}`),
  );

const whenSettled = (act) => {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, SETTLES_MS);
  };
};

const follow = (watcher, bundlers) => {
  const soon = bundlers.map(({ name, bundle }) => ({
    sources: SOURCES[name],
    bundleSoon: whenSettled(bundle),
  }));
  const typesSoon = whenSettled(tellOfTypes);
  watcher.on("all", (_event, path) => {
    const [folder] = relative(root, path).split(sep);
    if (ABOUT_TYPES.test(path)) typesSoon();
    if (TEST.test(path)) return;
    for (const { sources, bundleSoon } of soon) {
      if (!sources.includes(folder)) continue;
      changedAt = performance.now();
      bundleSoon();
    }
  });
};

const start = async () => {
  const host = "127.0.0.1";
  const port = await portBehind(host);
  const server = { host, port, answers: () => running.server?.answers() };
  const front = openFront({ base: BASE, server });
  const place = { host: process.env.HOST || "localhost", port: Number(process.env.PORT || 8080) };
  await listen(front.http, place).catch((cause) => {
    if (cause.code !== "EADDRINUSE") throw cause;
    end(`The port ${place.port} is in use. Set PORT to another one.`);
  });
  const pages = await openPages(front.http, new URL(publicUrl).hostname);
  openPrograms({ port, host, pages });
  front.serveWith(pages.middlewares);
  const bundlers = programs.map((name) => ({ name, bundle: openBundles(name, running[name]) }));
  follow(pages.watcher, bundlers);
  await Promise.all(bundlers.map(({ bundle }) => bundle()));
  await tellOfTypes();
};

process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());
if (isProduction) end("npm run dev does not run in production. Use npm start, or leave out LATCHKEY_MODE.");
await start();
