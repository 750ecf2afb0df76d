import { type Guard, guardedPost, PostFailed, type PostFault } from "../platform/http/guarded-post.ts";

export interface WebhookServices {
  /** Finds the hosts of webhooks, and tells which addresses they may have. */
  readonly webhookGuard: Pick<Guard, "resolve" | "isOpen">;
}

const LIMITS = { timeoutMs: 10_000, mostBytes: 65_536 } as const;

interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type WebhookResponse =
  | { readonly status: number; readonly text: string; readonly fault?: undefined }
  | { readonly fault: PostFault; readonly status?: undefined };

export const isTestTarget = (url: URL, testTargets: readonly string[]): boolean =>
  testTargets.includes(url.origin);

const guardOf = (url: URL, guard: WebhookServices["webhookGuard"], testTargets: readonly string[]) => {
  if (isTestTarget(url, testTargets)) return { ...guard, isOpen: () => true };
  return url.protocol === "https:" ? guard : { ...guard, isOpen: () => false };
};

/** The rules of an address are checked again, because those of the server may have changed since it was saved. */
export const sendWebhook = async (
  { url: address, headers, body }: Sent,
  guard: WebhookServices["webhookGuard"],
  testTargets: readonly string[],
): Promise<WebhookResponse> => {
  const url = new URL(address);
  try {
    return await guardedPost(
      { url, headers: { ...headers, "content-type": "application/json", "user-agent": "Latchkey" }, body },
      { ...guardOf(url, guard, testTargets), ...LIMITS },
    );
  } catch (cause) {
    if (cause instanceof PostFailed) return { fault: cause.fault };
    throw cause;
  }
};
