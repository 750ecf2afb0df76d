import type { Decline } from "@latchkey/domain/references/decline.ts";
import type { RentalReply } from "@latchkey/domain/references/rental.ts";
import { isObject } from "@latchkey/domain/rules/parse.ts";
import { REFERENCE_EXCHANGE_PATH, TENANT_REVIEW_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { ReferenceLink } from "./reference-link.ts";

/** Why a reference can no longer be answered, or never could. */
export const closedReasons = ["ALREADY_ANSWERED", "DECLINED", "EXPIRED", "NOT_FOUND"] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** What may go better the next time. */
export const failures = ["OFFLINE", "TOO_MANY_REQUESTS", "UNAVAILABLE", "UNEXPECTED"] as const;
export type Failure = (typeof failures)[number];

type Outcome<Value> =
  | { readonly value: Value }
  | { readonly closed: ClosedReason }
  | { readonly failure: Failure };

/** A tenancy as the server shows it (spec 1 §3). */
export interface TenantReview {
  readonly first_name: string;
  readonly last_name: string;
  readonly address: string;
  readonly tenancy_start: string | null;
  readonly tenancy_end: string | null;
}

/**
 * The session of a referee, with a token in memory only. It is nobody else's: an applicant who is signed in in this browser
 * stays signed in.
 */
export interface ReferenceSession {
  readonly read: (link: ReferenceLink) => Promise<Outcome<TenantReview>>;
  readonly reply: (link: ReferenceLink, reply: RentalReply) => Promise<Outcome<unknown>>;
  readonly decline: (link: ReferenceLink, decline: Decline) => Promise<Outcome<unknown>>;
  /** Forgets the token. */
  readonly end: () => void;
}

const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

const isText = (value: unknown): value is string => typeof value === "string";
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

const isReview = (body: unknown): body is TenantReview =>
  isObject(body) &&
  [body.first_name, body.last_name, body.address].every(isText) &&
  [body.tenancy_start, body.tenancy_end].every(isTextOrNull);

/** A refusal by its code, else by its status: a proxy in between knows none of our codes. */
const refusalIn = (status: number, body: unknown): Outcome<never> => {
  const code = isObject(body) ? body.code : undefined;
  const closed = closedReasons.find((reason) => reason === code);
  if (closed) return { closed };
  if (status === 429) return { failure: "TOO_MANY_REQUESTS" };
  return { failure: status === 502 || status === 503 || status === 504 ? "UNAVAILABLE" : "UNEXPECTED" };
};

export const openReferenceSession = (ask: typeof fetch): ReferenceSession => {
  let token: string | undefined;

  const send = async (method: string, path: string, body?: unknown): Promise<Outcome<unknown>> => {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    };
    const init = {
      method,
      headers,
      credentials: "include",
      ...(body !== undefined && { body: JSON.stringify(body) }),
    } as const;
    const response = await ask(path, init).catch(() => undefined);
    if (!response) return { failure: "OFFLINE" };
    const answer = await bodyOf(response);
    return response.ok ? { value: answer } : refusalIn(response.status, answer);
  };

  const exchange = async (link: ReferenceLink): Promise<Outcome<unknown>> => {
    token = undefined;
    const outcome = await send("POST", REFERENCE_EXCHANGE_PATH, link);
    if (!("value" in outcome)) return outcome;
    if (!isObject(outcome.value) || !isText(outcome.value.access)) return { failure: "UNEXPECTED" };
    token = outcome.value.access;
    return outcome;
  };

  /** A token lasts half an hour, and somebody may write for longer: the link is exchanged again then. */
  const request = async (link: ReferenceLink, method: string, rest: string, body?: unknown) => {
    const path = `${TENANT_REVIEW_PATH}/${link.uuid}/${rest}`;
    const hadToken = token !== undefined;
    const begun = hadToken ? undefined : await exchange(link);
    if (begun && !("value" in begun)) return begun;
    const outcome = await send(method, path, body);
    if (!hadToken || !("closed" in outcome) || outcome.closed !== "NOT_FOUND") return outcome;
    const renewed = await exchange(link);
    return "value" in renewed ? send(method, path, body) : renewed;
  };

  return {
    read: async (link) => {
      const outcome = await request(link, "GET", "");
      if (!("value" in outcome)) return outcome;
      return isReview(outcome.value) ? { value: outcome.value } : { failure: "UNEXPECTED" };
    },
    reply: (link, reply) => request(link, "PUT", "", reply),
    decline: (link, decline) => request(link, "PUT", "decline/", decline),
    end: () => {
      token = undefined;
    },
  };
};
