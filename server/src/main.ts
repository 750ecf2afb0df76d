import { type RunningServer, startServer } from "./app/start.ts";
import { readConfig } from "./platform/config/config.ts";
import { WrongSetting } from "./platform/config/wrong-setting.ts";

const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`);
};

const GIVES_UP_MS = 25_000;
const STOPPING = ["SIGINT", "SIGTERM", "disconnect"] as const;

/**
 * Registered first: a Ctrl-C while the database is still starting stops whatever has been started by then. A
 * disconnect means that the parent process is gone.
 */
const stopOnSignal = (starting: Promise<RunningServer>): void => {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), GIVES_UP_MS).unref();
    starting
      .then((server) => server.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  for (const signal of STOPPING) process.once(signal, stop);
};

const STOPPED = new Error("The server was stopped before its pages were built.");

/** `npm start` builds the pages while the database starts, and then sends a message. */
const pagesAreBuilt = (): Promise<void> => {
  if (!process.argv.includes("--pages-follow")) return Promise.resolve();
  const built = new Promise<void>((resolve, reject) => {
    process.once("message", () => resolve());
    for (const signal of STOPPING) process.once(signal, () => reject(STOPPED));
  });
  // The server may be stopped before the pages are built.
  built.catch(() => undefined);
  return built;
};

const start = async (): Promise<void> => {
  try {
    const config = readConfig();
    const starting = startServer(config, {}, pagesAreBuilt());
    stopOnSignal(starting);
    await starting;
    say(`Latchkey answers at ${config.publicUrl.href}`);
    process.send?.("The server answers.");
  } catch (cause) {
    if (cause === STOPPED) process.exit(0);
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
    if (!(cause instanceof WrongSetting) && cause instanceof Error) process.stderr.write(`${cause.stack}\n`);
    process.exit(1);
  }
};

await start();
