import { openTabChannel, type TabChannel } from "../channel/tab-channel.ts";
import type { Token } from "./session-token.ts";

/** A token passes between the memories of tabs and is never stored. */
export type SessionMessage =
  | { readonly kind: "signed-in"; readonly token: Token }
  | { readonly kind: "refreshed"; readonly token: Token }
  | { readonly kind: "logged-out" };

export type SessionChannel = TabChannel<SessionMessage>;

const kinds: readonly unknown[] = ["signed-in", "refreshed", "logged-out"];

const isSessionMessage = (data: unknown): data is SessionMessage =>
  typeof data === "object" && data !== null && "kind" in data && kinds.includes(data.kind);

export const openSessionChannel = (name: string): SessionChannel | undefined =>
  openTabChannel(name, isSessionMessage);
