// Bundles and runs the server and the sandbox for `npm run dev`, and restarts each when its bundle changes.
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { root } from "./install.mjs";
import { NODE_FLAGS } from "./node-flags.mjs";
import { spawnProgram } from "./programs.mjs";
import { copyStyles, inputOf, outputOf } from "./server-bundles.mjs";

/** Concurrent development loops have different ports. */
const folder = join(root, "dist/dev", process.env.PORT || "8080");

/** Modules that send pages. */
const SENDERS = /\/server\/src\/api\/(?:pages\/send-page|reports\/report-check\.routes)\.ts$/;

/** The only module of the server that differs in development. */
const pagesFromVite = {
  name: "latchkey:pages-from-vite",
  resolveId: {
    filter: { id: /\/templates\.ts$/ },
    handler: (_id, importer) =>
      SENDERS.test(importer ?? "") ? join(root, "scripts/dev-templates.mjs") : null,
  },
};

const packagesOf = (chunks, fileName = "main.js", known = new Set()) => {
  known.add(fileName);
  const { imports } = chunks.find((chunk) => chunk.fileName === fileName);
  const isChunk = (name) => chunks.some((chunk) => chunk.fileName === name);
  return imports.flatMap((name) => {
    if (!isChunk(name)) return [name];
    return known.has(name) ? [] : packagesOf(chunks, name, known);
  });
};

/**
 * Each bundle has a folder of its own, because a process may still load files of the previous one.
 *
 * @throws with the file and the line that does not compile
 */
const bundle = async (name, place) => {
  const bundled = await rolldown({ ...inputOf(name), plugins: [pagesFromVite] });
  const { output } = await bundled.write(outputOf(place)).finally(() => bundled.close());
  if (name === "sandbox") copyStyles(place);
  const chunks = output.filter(({ type }) => type === "chunk");
  return {
    place,
    main: pathToFileURL(join(place, "main.js")).href,
    text: chunks.map(({ fileName, code }) => fileName + code).join(""),
    packages: [...new Set(packagesOf(chunks))],
  };
};

const pending = () => {
  let settle;
  const promise = new Promise((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
};

const isOver = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

const end = async (child, signal) => {
  if (!child || isOver(child)) return;
  child.kill(signal);
  await once(child, "exit");
};

/** A process that has preloaded a program's packages, see scripts/dev-standby.mjs. */
const openStandby = (settings) => {
  let waiting;
  const spawnWith = (packages) => {
    const child = spawnProgram([...NODE_FLAGS, join(root, "scripts/dev-standby.mjs")], settings);
    child.send({ packages });
    return child;
  };
  return {
    prepare: (packages) => {
      waiting ??= spawnWith(packages);
    },
    take: (packages) => {
      const child = waiting && !isOver(waiting) ? waiting : spawnWith(packages);
      waiting = undefined;
      return child;
    },
    stop: () => end(waiting, "SIGKILL"),
  };
};

/**
 * A program is killed and restarted instead of stopped: it has to survive that anyway, and its database keeps
 * running.
 *
 * @param settings in addition to those of the installation
 * @param onPage when it requests a page, with the requesting process
 * @param onAnswer when it answers after a start
 * @param onEnd when it ends by itself, with its code
 */
export const openProgram = ({ settings, inspectorPort, onPage, onAnswer, onEnd }) => {
  const standby = openStandby(settings);
  let running;
  let isStopped = false;
  let answers = pending();
  const follow = (child, packages) => {
    child.on("message", (message) => {
      if (typeof message !== "string") return onPage(message, child);
      answers.settle(true);
      onAnswer();
      // Not earlier: preloading would compete with the program for the processor.
      standby.prepare(packages);
    });
    child.once("exit", (code) => {
      if (child !== running) return;
      running = undefined;
      answers.settle(false);
      onEnd(code ?? 1);
      if (!isStopped) standby.prepare(packages);
    });
  };
  return {
    answers: () => answers.promise,
    isRunning: () => running !== undefined,
    start: async ({ main, packages }) => {
      const last = running;
      running = undefined;
      const next = pending();
      answers.settle(next.promise);
      answers = next;
      await end(last, "SIGKILL");
      if (isStopped) return;
      running = standby.take(packages);
      follow(running, packages);
      running.send({ program: main, inspectorPort });
    },
    giveUp: () => {
      if (!running) answers.settle(false);
    },
    stop: async () => {
      isStopped = true;
      const last = running;
      running = undefined;
      await standby.stop();
      await end(last, "SIGTERM");
    },
  };
};

/** Restarts the program if it has changed or has ended. @returns the bundle in use */
const renew = async (program, { last, next }) => {
  const isNew = next.text !== last?.text || !program.isRunning();
  if (isNew) await program.start(next);
  const unused = isNew ? last : next;
  if (unused) rmSync(unused.place, { recursive: true });
  return isNew ? next : last;
};

/** @returns bundles and starts the program; a concurrent call causes another round */
export const openBundles = (name, program) => {
  rmSync(join(folder, name), { recursive: true, force: true });
  let last;
  let number = 0;
  let isBundling = false;
  let isStale = false;
  return async () => {
    isStale = true;
    if (isBundling) return;
    isBundling = true;
    while (isStale) {
      isStale = false;
      number += 1;
      try {
        const next = await bundle(name, join(folder, name, String(number)));
        last = await renew(program, { last, next });
      } catch (cause) {
        program.giveUp();
        console.error(`The ${name} does not compile. It follows with the next change.\n${cause.message}`);
      }
    }
    isBundling = false;
  };
};
