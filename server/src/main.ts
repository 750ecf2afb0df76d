import { type RunningServer, startServer } from "./app/start.ts";
import { readConfig } from "./platform/config/config.ts";
import { WrongSetting } from "./platform/config/wrong-setting.ts";

/** Starts and stops the server, nothing else. */

const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`);
};

const GIVES_UP_MS = 25_000;

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
  for (const signal of ["SIGINT", "SIGTERM", "disconnect"] as const) process.once(signal, stop);
};

const start = async (): Promise<void> => {
  try {
    const config = readConfig();
    const starting = startServer(config);
    stopOnSignal(starting);
    await starting;
    say(`Latchkey answers at ${config.publicUrl.href}`);
    // `npm start` prints the times then.
    process.send?.("answers");
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
    if (!(cause instanceof WrongSetting) && cause instanceof Error) process.stderr.write(`${cause.stack}\n`);
    process.exit(1);
  }
};

await start();
