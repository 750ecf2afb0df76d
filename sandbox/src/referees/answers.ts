import type { StoredEmail } from "../outbox/email.ts";
import { type Referee, type ReferenceKind, refereeAt } from "./people.ts";

/** The referees of the demo: they read the e-mail and answer on the product's own page. */

/** Long enough that the answer looks plausible to a reviewer. */
const THINKS_MS = 75_000;
const TRIES_MS = [0, 5_000, 30_000] as const;

const LINK =
  /(https?:\/\/[^/\s"<>]+)\/(rental|employment|accountant)-reference\/([0-9a-f-]{36})\?[^\s"<>#]*#k=([A-Za-z0-9_-]{43})/;

interface Link {
  readonly origin: string;
  readonly kind: ReferenceKind;
  readonly uuid: string;
  readonly secret: string;
}

const linkIn = ({ text }: StoredEmail): Link | undefined => {
  const [, origin, kind, uuid, secret] = LINK.exec(text) ?? [];
  return origin && uuid && secret ? { origin, kind: kind as ReferenceKind, uuid, secret } : undefined;
};

const pathOf = ({ kind, uuid }: Link): string =>
  `/wizard/api/${kind === "rental" ? "tenant" : kind}-review/${uuid}/`;

export const DECLINE = { reason: "NOT_WILLING", note: "", email: "" };

const JSON_BODY = { "content-type": "application/json" };

/** @returns true if no retry is needed: the answer was taken, or can never be */
const answerOnce = async (link: Link, { reply, declines }: Referee): Promise<boolean> => {
  const { origin, uuid, secret } = link;
  const exchanged = await fetch(`${origin}/auth/reference/exchange`, {
    method: "POST",
    headers: JSON_BODY,
    body: JSON.stringify({ uuid, secret }),
  });
  if (!exchanged.ok) return exchanged.status < 500 && exchanged.status !== 429;
  const { access } = (await exchanged.json()) as { readonly access: string };
  const answered = await fetch(`${origin}${pathOf(link)}${declines ? "decline/" : ""}`, {
    method: "PUT",
    headers: { ...JSON_BODY, authorization: `Bearer ${access}` },
    body: JSON.stringify(declines ? DECLINE : reply),
  });
  return answered.ok || (answered.status < 500 && answered.status !== 429);
};

const pass = (milliseconds: number, stopped: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    stopped.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

const answer = async (link: Link, referee: Referee, stopped: AbortSignal): Promise<void> => {
  for (const wait of TRIES_MS) {
    await pass(wait, stopped);
    if (stopped.aborted) return;
    // The product may be starting, or gone, so this retries.
    if (await answerOnce(link, referee).catch(() => false)) return;
  }
};

export interface Referees {
  readonly receive: (email: StoredEmail) => void;
  readonly close: () => Promise<void>;
}

export const openReferees = (thinksMs = THINKS_MS): Referees => {
  const stop = new AbortController();
  const known = new Set<string>();
  const running = new Set<Promise<void>>();
  return {
    receive: (email) => {
      const link = linkIn(email);
      const referee = email.to.map(refereeAt).find((one) => one !== undefined);
      const isSilent = !referee || (!referee.reply && !referee.declines);
      if (!link || isSilent || known.has(link.uuid)) return;
      known.add(link.uuid);
      const wait = referee.isHasty ? 0 : thinksMs;
      const answering = pass(wait, stop.signal)
        .then(() => (stop.signal.aborted ? undefined : answer(link, referee, stop.signal)))
        .finally(() => running.delete(answering));
      running.add(answering);
    },
    close: async () => {
      stop.abort();
      await Promise.all(running);
    },
  };
};
