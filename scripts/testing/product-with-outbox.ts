import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSandbox } from "../../sandbox/src/start.ts";
import { freePort } from "./free-port.mjs";
import { type RunningServer, runServer } from "./running-product.ts";

export interface ProductWithOutbox {
  readonly server: RunningServer;
  readonly dataDir: string;
  readonly outboxUrl: string;
  readonly close: () => Promise<void>;
}

/** The built server in a folder of its own, with nobody refused for asking often, and an outbox for its e-mails. */
export const openProductWithOutbox = async (
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<ProductWithOutbox> => {
  const dataDir = await mkdtemp(join(tmpdir(), `latchkey-${name}-`));
  const sandbox = await startSandbox({
    dir: join(dataDir, "sandbox"),
    outboxPort: 0,
    smtpPort: 0,
    addressesPort: 0,
  });
  const port = await freePort();
  const server = await runServer(port, {
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    SMTP_URL: sandbox.smtpUrl,
    LINKS_PER_ADDRESS_HOUR: "100000",
    LINKS_PER_MINUTE: "100000",
    ...settings,
  });
  return {
    server,
    dataDir,
    outboxUrl: sandbox.outboxUrl,
    close: async () => {
      await server.stop();
      await sandbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
