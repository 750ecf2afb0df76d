import { isLoopback } from "./loopback.ts";

/** The secret of the fakes, and how partners mark what belongs to their own sandboxes. */
const SANDBOX_SECRET = /^SANDBOX-(?:SECRET|KEY)/;
const SANDBOX_NAME = /^sandbox-/;
const SANDBOX_HOST = /(?:^|[.-])sandbox(?:[.-]|$)|^test-(?:api\.service\.hmrc|www\.tax\.service)\.gov\.uk$/;

export const isSandboxSecret = (secret: string): boolean => SANDBOX_SECRET.test(secret);

export const isSandboxName = (name: string): boolean => SANDBOX_NAME.test(name);

/** Whether production may call a service at this address: not on this machine, and no sandbox. */
export const isRealAddress = (address: string): boolean => {
  const url = new URL(address);
  return url.protocol === "https:" && !isLoopback(url) && !SANDBOX_HOST.test(url.hostname);
};

const LINK_LOCAL = /^169\.254\.|^\[fe[89ab][0-9a-f]:/;

/** Whether production may send names and links to files there: encrypted, to a real machine, which may be of one's own network. */
export const isPrivateEnough = (address: string): boolean => {
  const url = new URL(address);
  return url.protocol === "https:" && !isLoopback(url) && !LINK_LOCAL.test(url.hostname);
};

/** The sentence about a setting with which production may not start: it belongs to a fake or to a trial. */
export const fakeSentence = (name: string): string =>
  name.endsWith("_URL")
    ? `In production the setting ${name} has to be the service's own, with https://.`
    : `In production the setting ${name} has to be one of your own.`;
