import { openKeyring } from "../src/platform/keys/keyring.ts";

/** Keys of a test without a server. */
export const testKeyring = openKeyring(`test:${Buffer.alloc(32, 7).toString("base64url")}`);
