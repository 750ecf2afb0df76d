import { openTabChannel, type TabChannel } from "../channel/tab-channel.ts";
import type { Token } from "./session-token.ts";

/** Messages between browser tabs. A token is passed between tabs' memory, never stored. */
export type SessionMessage =
  | { readonly kind: "signed-in"; readonly token: Token }
  | { readonly kind: "refreshed"; readonly token: Token }
  | { readonly kind: "logged-out" };

export type SessionChannel = TabChannel<SessionMessage>;

const kinds: readonly unknown[] = ["signed-in", "refreshed", "logged-out"];

const isSessionMessage = (data: unknown): data is SessionMessage =>
  typeof data === "object" && data !== null && "kind" in data && kinds.includes(data.kind);

/** The channel between tabs, if the browser has one; without it every tab finds out by itself. */
export const openSessionChannel = (name: string): SessionChannel | undefined =>
  openTabChannel(name, isSessionMessage);
