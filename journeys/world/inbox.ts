import { setTimeout as pause } from "node:timers/promises";
import { SIGN_OUT_EVERYWHERE_PATH } from "@latchkey/domain/vocabulary/wire.ts";

/** An e-mail from the outbox. */
export interface Email {
  readonly id: string;
  /** The same for an e-mail that is sent twice after a kill. */
  readonly messageId: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

export interface Inbox {
  /** All e-mails to an address, newest first. */
  readonly to: (email: string) => Promise<readonly Email[]>;
  /** The oldest unread e-mail to this address, except about new browsers; waits until one arrives. */
  readonly next: (email: string) => Promise<Email>;
  /** The oldest unread e-mail that signs in: others, like an invitation or that a factor has changed, may come at any time. */
  readonly nextSignIn: (email: string) => Promise<Email>;
  /** The oldest unread e-mail about a new browser. */
  readonly nextNotice: (email: string) => Promise<Email>;
  /** Marks everything so far as read: an e-mail may be sent twice, and only the newest link is valid. */
  readonly markAllRead: (email: string) => Promise<void>;
}

const ARRIVES_WITHIN_MS = 60_000;
const LOOKS_AGAIN_MS = 40;

const SIGN_IN_TOKEN = /#t=([A-Za-z0-9_-]+)/;

/** It may come at any time between others: a story follows somebody to another browser. */
const isNotice = (text: string): boolean => text.includes(SIGN_OUT_EVERYWHERE_PATH);

export const inboxAt = (outboxUrl: string): Inbox => {
  const read = new Set<string>();
  const to = async (email: string): Promise<readonly Email[]> => {
    const response = await fetch(`${outboxUrl}/api/emails?to=${encodeURIComponent(email)}`);
    return (await response.json()) as readonly Email[];
  };
  const nextWhere = async (email: string, isWanted: (text: string) => boolean): Promise<Email> => {
    const deadline = performance.now() + ARRIVES_WITHIN_MS;
    while (performance.now() < deadline) {
      const message = (await to(email)).findLast(({ id, text }) => !read.has(id) && isWanted(text));
      if (message) {
        read.add(message.id);
        return message;
      }
      await pause(LOOKS_AGAIN_MS);
    }
    throw new Error(`No e-mail came to ${email}`);
  };
  const next = (email: string) => nextWhere(email, (text) => !isNotice(text));
  const nextSignIn = (email: string) => nextWhere(email, (text) => SIGN_IN_TOKEN.test(text));
  const nextNotice = (email: string) => nextWhere(email, isNotice);
  const markAllRead = async (email: string): Promise<void> => {
    for (const { id } of await to(email)) read.add(id);
  };
  return { to, next, nextSignIn, nextNotice, markAllRead };
};

/** The link in an e-mail. */
export const linkIn = ({ text }: Email): string => {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error(`There is no link in this e-mail:\n${text}`);
  return link;
};

/** The token that only the browser sees. */
export const tokenIn = (message: Email): string => {
  const token = SIGN_IN_TOKEN.exec(linkIn(message))?.[1];
  if (!token) throw new Error(`There is no token in this e-mail:\n${message.text}`);
  return token;
};
