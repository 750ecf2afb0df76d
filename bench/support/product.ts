import { startSandbox } from "../../sandbox/src/start.ts";
import { NODE_FLAGS } from "../../scripts/node-flags.mjs";
import { linkToken, signIn } from "../../scripts/testing/client.ts";
import { type Measured, measured } from "./processes.ts";

/** High limits: nobody measures how fast a request is refused. */
const UNLIMITED = {
  LINKS_PER_ADDRESS_HOUR: "100000",
  LINKS_PER_MINUTE: "100000",
  LINK_TRIES_PER_MINUTE: "100000",
  REQUESTS_PER_MINUTE: "1000000",
  UPLOADS_PER_HOUR: "100000",
  UPLOADS_WAITING: "100000",
};

export interface Product extends Measured {
  /** Signs in as anybody; @returns the access token */
  readonly signIn: (email: string) => Promise<string>;
  /** What the link in the e-mail carries. */
  readonly linkToken: (email: string) => Promise<string>;
}

/** The built server with its database in the folder, and a sandbox for its e-mails. @param publicUrl if a proxy stands in front */
export const openProduct = async (folder: string, publicUrl?: string): Promise<Product> => {
  const sandbox = await startSandbox({
    dir: `${folder}/sandbox`,
    outboxPort: 0,
    smtpPort: 0,
    addressesPort: 0,
  });
  const server = await measured({
    args: [...NODE_FLAGS, "dist/server/main.js"],
    ready: "/health/ready",
    environment: (port) => ({
      PUBLIC_URL: publicUrl ?? `http://localhost:${port}`,
      DATA_DIR: `${folder}/data`,
      LOG_LEVEL: "fatal",
      SMTP_URL: sandbox.smtpUrl,
      ...UNLIMITED,
    }),
  });
  return {
    ...server,
    signIn: (email) => signIn(server.url, sandbox.outboxUrl, email),
    linkToken: (email) => linkToken(server.url, sandbox.outboxUrl, email),
    stop: async () => {
      await server.stop();
      await sandbox.close();
    },
  };
};
