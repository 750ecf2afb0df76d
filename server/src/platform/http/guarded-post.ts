import { lookup } from "node:dns/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** A POST to an address that others have chosen: it must not lead into the provider's own networks. */

export type PostFault = "closed-address" | "unknown-host" | "timeout" | "unreachable" | "malformed";

/** Contains the kind of failure only. */
export class PostFailed extends Error {
  override readonly name = "PostFailed";
  readonly fault: PostFault;
  constructor(fault: PostFault) {
    super(`A request failed: ${fault}`);
    this.fault = fault;
  }
}

export interface GuardedPost {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Guard {
  readonly resolve: (hostname: string) => Promise<readonly string[]>;
  readonly isOpen: (address: string) => boolean;
  readonly timeoutMs: number;
  readonly mostBytes: number;
}

interface PostResponse {
  readonly status: number;
  /** Cut at the limit. */
  readonly text: string;
}

export const internetGuard: Pick<Guard, "resolve" | "isOpen"> = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  isOpen: isPublicAddress,
};

/** Node does not look up a literal address, so it is checked here like a resolved one. */
const addressesOf = async ({ hostname }: URL, resolve: Guard["resolve"]): Promise<readonly string[]> => {
  const literal = hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) !== 0) return [literal];
  try {
    return await resolve(hostname);
  } catch {
    throw new PostFailed("unknown-host");
  }
};

/** The connection goes to the addresses that were checked: a second lookup could give others. */
const pinnedTo =
  (addresses: readonly string[]): LookupFunction =>
  (_hostname, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = found;
    if (all || !first) done(null, found);
    else done(null, first.address, first.family);
  };

const textOf = async (response: IncomingMessage, mostBytes: number): Promise<string> => {
  const chunks: Buffer[] = [];
  let left = mostBytes;
  for await (const chunk of response) {
    chunks.push(chunk.subarray(0, left));
    left -= chunk.length;
    if (left <= 0) break;
  }
  return Buffer.concat(chunks).toString();
};

type Sending = Pick<Guard, "mostBytes"> & {
  readonly addresses: readonly string[];
  readonly signal: AbortSignal;
};

const send = (
  { url, headers, body }: GuardedPost,
  { addresses, signal, mostBytes }: Sending,
): Promise<PostResponse> =>
  new Promise((resolve, reject) => {
    const start = url.protocol === "https:" ? httpsRequest : httpRequest;
    const lengthened = { ...headers, "content-length": String(Buffer.byteLength(body)) };
    const options = {
      method: "POST",
      headers: lengthened,
      agent: false,
      lookup: pinnedTo(addresses),
      signal,
    };
    const sent = start(url, options, (response) => {
      textOf(response, mostBytes)
        .then((text) => resolve({ status: response.statusCode ?? 0, text }), reject)
        .finally(() => sent.destroy());
    });
    sent.on("error", reject);
    sent.end(body);
  });

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new PostFailed("timeout")), { once: true });
  });

const faultOf = (cause: unknown, signal: AbortSignal): PostFailed => {
  if (signal.aborted) return new PostFailed("timeout");
  if (cause instanceof PostFailed) return cause;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return new PostFailed(code.startsWith("HPE_") ? "malformed" : "unreachable");
};

/** Follows no redirect. One closed address among several is enough to refuse a host. @throws PostFailed */
export const guardedPost = async (
  post: GuardedPost,
  { resolve, isOpen, timeoutMs, mostBytes }: Guard,
): Promise<PostResponse> => {
  const signal = AbortSignal.timeout(timeoutMs);
  const sending = async (): Promise<PostResponse> => {
    const addresses = await addressesOf(post.url, resolve);
    if (addresses.length === 0) throw new PostFailed("unknown-host");
    if (!addresses.every(isOpen)) throw new PostFailed("closed-address");
    return send(post, { addresses, signal, mostBytes });
  };
  try {
    return await Promise.race([sending(), whenAborted(signal)]);
  } catch (cause) {
    throw faultOf(cause, signal);
  }
};
