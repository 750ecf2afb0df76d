import { isLoopback } from "./loopback.ts";

/** The sandbox's secrets, and partners' markers of their own sandboxes. */
const SANDBOX_SECRET = /^SANDBOX-(?:SECRET|KEY)/;
const SANDBOX_NAME = /^sandbox-/;
const SANDBOX_HOST = /(?:^|[.-])sandbox(?:[.-]|$)|^test-(?:api\.service\.hmrc|www\.tax\.service)\.gov\.uk$/;

export const isSandboxSecret = (secret: string): boolean => SANDBOX_SECRET.test(secret);

export const isSandboxName = (name: string): boolean => SANDBOX_NAME.test(name);

/** Production calls no service on this machine and no sandbox. */
export const isRealAddress = (address: string): boolean => {
  const url = new URL(address);
  return url.protocol === "https:" && !isLoopback(url) && !SANDBOX_HOST.test(url.hostname);
};

const LINK_LOCAL = /^169\.254\.|^\[fe[89ab][0-9a-f]:/;

/**
 * Production sends names and file links over encrypted connections only, to another machine, which may be on
 * a private network.
 */
export const isPrivateEnough = (address: string): boolean => {
  const url = new URL(address);
  return url.protocol === "https:" && !isLoopback(url) && !LINK_LOCAL.test(url.hostname);
};

/** For a setting of the sandbox or of a trial, with which production does not start. */
export const fakeSentence = (name: string): string =>
  name.endsWith("_URL")
    ? `In production the setting ${name} has to be the service's own, with https://.`
    : `In production the setting ${name} has to be one of your own.`;
