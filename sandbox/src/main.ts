import { readConfig } from "./config.ts";
import { type Sandbox, startSandbox } from "./start.ts";

const endOnSignal = ({ close }: Sandbox): void => {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    void close();
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
};

const main = async (): Promise<void> => {
  const sandbox = await startSandbox(readConfig());
  endOnSignal(sandbox);
  process.stdout.write(`Sandbox: outbox ${sandbox.outboxUrl}, mail ${sandbox.smtpUrl}\n`);
};

main().catch((error: Error) => {
  process.stderr.write(`The sandbox did not start: ${error.message}\n`);
  process.exitCode = 1;
});
