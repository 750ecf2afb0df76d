import { readConfig } from "./config.ts";
import { type Sandbox, startSandbox } from "./start.ts";

const endOnSignal = ({ close }: Sandbox): void => {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    void close().finally(() => process.exit(0));
  };
  // "disconnect": the parent process is gone.
  for (const signal of ["SIGTERM", "SIGINT", "disconnect"] as const) process.once(signal, end);
};

const main = async (): Promise<void> => {
  const sandbox = await startSandbox(readConfig());
  endOnSignal(sandbox);
  process.stdout.write(`E-mails arrive at ${sandbox.outboxUrl}\n`);
};

main().catch((error: Error) => {
  process.stderr.write(`The sandbox did not start: ${error.message}\n`);
  process.exitCode = 1;
});
