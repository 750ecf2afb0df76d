import { setTimeout as pause } from "node:timers/promises";

/** A letter as the outbox gives it. */
export interface Letter {
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

export interface Letters {
  /** All letters to an address, the newest first. */
  readonly to: (email: string) => Promise<readonly Letter[]>;
  /** The oldest letter to this address that was not read yet; waits until it arrives. */
  readonly next: (email: string) => Promise<Letter>;
  /** Lays what has come so far aside: a letter may be sent twice, and only the newest link is good. */
  readonly layAside: (email: string) => Promise<void>;
}

const ARRIVES_WITHIN_MS = 15_000;
const LOOKS_AGAIN_MS = 40;

export const lettersAt = (outboxUrl: string): Letters => {
  const read = new Set<string>();
  const to = async (email: string): Promise<readonly Letter[]> => {
    const response = await fetch(`${outboxUrl}/api/letters?to=${encodeURIComponent(email)}`);
    return (await response.json()) as readonly Letter[];
  };
  const next = async (email: string): Promise<Letter> => {
    const deadline = performance.now() + ARRIVES_WITHIN_MS;
    while (performance.now() < deadline) {
      const letter = (await to(email)).findLast(({ id }) => !read.has(id));
      if (letter) {
        read.add(letter.id);
        return letter;
      }
      await pause(LOOKS_AGAIN_MS);
    }
    throw new Error(`No letter came to ${email}`);
  };
  const layAside = async (email: string): Promise<void> => {
    for (const { id } of await to(email)) read.add(id);
  };
  return { to, next, layAside };
};

/** The address of the link in a letter. */
export const linkIn = ({ text }: Letter): string => {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error(`There is no link in this letter:\n${text}`);
  return link;
};

/** The token that only the browser sees. */
export const tokenIn = (letter: Letter): string => {
  const token = /#t=([A-Za-z0-9_-]+)/.exec(linkIn(letter))?.[1];
  if (!token) throw new Error(`There is no token in this letter:\n${letter.text}`);
  return token;
};
