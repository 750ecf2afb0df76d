import type { Decline } from "@latchkey/domain/references/decline.ts";
import { reviewPaths } from "@latchkey/domain/references/kinds.ts";
import { draftBody } from "@latchkey/domain/references/reply-draft.ts";
import { isObject } from "@latchkey/domain/rules/objects.ts";
import { REFERENCE_EXCHANGE_PATH, REFERENCE_LINK_AGAIN_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { BrandOf } from "@latchkey/ui/brand/brand.tsx";
import { isPerson } from "./body-shape.ts";
import { brandIn } from "./brand.ts";
import type { Person, PersonBody } from "./person.ts";
import type { ReferenceLink } from "./reference-link.ts";

/** Reasons why a reference cannot be answered any more, or never could. */
export const closedReasons = ["ALREADY_ANSWERED", "DECLINED", "EXPIRED", "NOT_FOUND"] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** Failures that a retry may overcome. */
export const failures = ["OFFLINE", "TOO_MANY_REQUESTS", "UNAVAILABLE", "UNEXPECTED"] as const;
export type Failure = (typeof failures)[number];

type Outcome<Value> =
  | { readonly value: Value }
  | { readonly closed: ClosedReason }
  | { readonly failure: Failure };

export type IsReview<Review extends Person> = (body: PersonBody) => body is PersonBody & Review;

export interface Opened<Review extends Person> {
  readonly review: Review;
  readonly draft: unknown;
  readonly brand: BrandOf | undefined;
}

/**
 * The session of a referee, with a token in memory only. It is independent of an applicant's session in the same
 * browser.
 */
export interface ReferenceSession {
  readonly read: <Review extends Person>(
    link: ReferenceLink,
    isReview: IsReview<Review>,
  ) => Promise<Outcome<Opened<Review>>>;
  /**
   * Stores a draft of the answers.
   * @param isLeaving the page ends, so the request has to outlive it
   */
  readonly keep: (link: ReferenceLink, answers: object, isLeaving: boolean) => Promise<Outcome<unknown>>;
  readonly reply: (link: ReferenceLink, reply: object) => Promise<Outcome<unknown>>;
  readonly decline: (link: ReferenceLink, decline: Decline) => Promise<Outcome<unknown>>;
  /** Asks for the e-mail with the link once more. It goes to the referee alone. */
  readonly sendLinkAgain: (uuid: string) => Promise<Outcome<unknown>>;
  readonly end: () => void;
}

const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

/** A refusal by its code, else by its status, because a proxy in between sends none of the product's codes. */
const refusalIn = (status: number, body: unknown): Outcome<never> => {
  const code = isObject(body) ? body.code : undefined;
  const closed = closedReasons.find((reason) => reason === code);
  if (closed) return { closed };
  if (status === 429) return { failure: "TOO_MANY_REQUESTS" };
  return { failure: status === 502 || status === 503 || status === 504 ? "UNAVAILABLE" : "UNEXPECTED" };
};

interface Sent {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly body?: unknown;
  /** The request outlives the page. */
  readonly keepalive?: boolean;
}

const pathOf = ({ kind, uuid }: ReferenceLink): string => `${reviewPaths[kind]}/${uuid}/`;

export const openReferenceSession = (ask: typeof fetch): ReferenceSession => {
  let token: string | undefined;

  const send = async ({ path, body, ...sent }: Sent): Promise<Outcome<unknown>> => {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    };
    const init = {
      ...sent,
      headers,
      credentials: "include",
      ...(body !== undefined && { body: JSON.stringify(body) }),
    } as const;
    const response = await ask(path, init).catch(() => undefined);
    if (!response) return { failure: "OFFLINE" };
    const answer = await bodyOf(response);
    return response.ok ? { value: answer } : refusalIn(response.status, answer);
  };

  const exchange = async ({ uuid, secret }: ReferenceLink): Promise<Outcome<unknown>> => {
    token = undefined;
    const outcome = await send({ method: "POST", path: REFERENCE_EXCHANGE_PATH, body: { uuid, secret } });
    if (!("value" in outcome)) return outcome;
    const access = isObject(outcome.value) ? outcome.value.access : undefined;
    if (typeof access !== "string") return { failure: "UNEXPECTED" };
    token = access;
    return outcome;
  };

  /** A token lasts half an hour, which may be shorter than the visit: the link is exchanged again then. */
  const request = async (link: ReferenceLink, sent: Sent) => {
    const hadToken = token !== undefined;
    const begun = hadToken ? undefined : await exchange(link);
    if (begun && !("value" in begun)) return begun;
    const outcome = await send(sent);
    if (!hadToken || !("closed" in outcome) || outcome.closed !== "NOT_FOUND") return outcome;
    const renewed = await exchange(link);
    return "value" in renewed ? send(sent) : renewed;
  };

  return {
    read: async (link, isReview) => {
      const outcome = await request(link, { method: "GET", path: pathOf(link) });
      if (!("value" in outcome)) return outcome;
      return isPerson(outcome.value) && isReview(outcome.value)
        ? {
            value: { review: outcome.value, draft: outcome.value.draft, brand: brandIn(outcome.value.brand) },
          }
        : { failure: "UNEXPECTED" };
    },
    keep: (link, answers, isLeaving) => {
      const draft = { method: "PUT", path: `${pathOf(link)}draft/`, body: draftBody(answers) } as const;
      return isLeaving ? send({ ...draft, keepalive: true }) : request(link, draft);
    },
    reply: (link, reply) => request(link, { method: "PUT", path: pathOf(link), body: reply }),
    decline: (link, decline) =>
      request(link, { method: "PUT", path: `${pathOf(link)}decline/`, body: decline }),
    sendLinkAgain: (uuid) => send({ method: "POST", path: REFERENCE_LINK_AGAIN_PATH, body: { uuid } }),
    end: () => {
      token = undefined;
    },
  };
};
