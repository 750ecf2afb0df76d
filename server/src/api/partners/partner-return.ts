import type { LinkFailure } from "@latchkey/domain/income/source.ts";
import { DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { failureOfReturn } from "../../income/link-failure.ts";
import { isConnected } from "../../income/link-state.ts";
import { consumeFlow, type Provider, type ReturnedFlow } from "../../income/provider-flows.ts";
import type { AppServices } from "../app-services.ts";
import { readPartnerCookie } from "./partner-cookie.ts";

const returnQuery = z
  .object({
    state: z.string().max(200),
    code: z.string().min(1).max(2_000).optional(),
    error: z.unknown().optional(),
  })
  // An error overrules a code in the same response.
  .transform(({ state, code, error }) => ({
    state,
    code: error === undefined ? code : undefined,
    failure: failureOfReturn(error),
  }));

export const addressAfter = (
  {
    objectUuid,
    party,
    remedialSectionUuid,
  }: Pick<ReturnedFlow, "objectUuid" | "party" | "remedialSectionUuid">,
  outcome: Readonly<Record<string, string>>,
): string => {
  const query = new URLSearchParams({
    related_object_uuid: objectUuid,
    ...outcome,
    case: party.partyId,
    ...(remedialSectionUuid !== undefined && { remedial_uuid: remedialSectionUuid }),
  });
  return `/questions/income?${query}`;
};

export interface Visitor {
  readonly publicIp: string;
  readonly userAgent: string | undefined;
}

/** The partner's code; undefined after a refusal. */
export interface Returned {
  readonly code: string | undefined;
  /** The cause if there is no code. */
  readonly failure: LinkFailure;
  readonly visitor: Visitor;
}

export type Outcome = (flow: ReturnedFlow, returned: Returned) => Promise<string>;

/**
 * Calls the partner once. A reload of the return, or a concurrent copy, waits for the first call and gets its
 * outcome.
 *
 * @param again for a flow that was used before
 */
export const askedOnce = (first: Outcome, again: (flow: ReturnedFlow) => Promise<string>): Outcome => {
  const underWay = new Map<string, Promise<unknown>>();
  return async (flow, returned) => {
    if (!flow.isFresh) {
      await underWay.get(flow.id);
      return again(flow);
    }
    const finished = first(flow, returned);
    const settled = finished.then(
      () => underWay.delete(flow.id),
      () => underWay.delete(flow.id),
    );
    underWay.set(flow.id, settled);
    return finished;
  };
};

/** Stores the partner's response. @returns whether the source is linked now */
export type Finish = (flow: ReturnedFlow, returned: Returned) => Promise<boolean>;

/** For partners that link a source. */
export const linkOutcome = ({ db }: Pick<AppServices, "db">, finish: Finish): Outcome => {
  const after = (flow: ReturnedFlow, isDone: boolean) => addressAfter(flow, { success: String(isDone) });
  return askedOnce(
    async (flow, returned) => after(flow, await finish(flow, returned)),
    async (flow) => after(flow, await isConnected(db, flow.objectUuid)),
  );
};

export const comeBack =
  (services: AppServices, provider: Provider, outcomeOf: Outcome) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
    const sent = returnQuery.safeParse(request.query);
    const browser = readPartnerCookie(request, services.config.publicUrl);
    if (!sent.success || browser === undefined) return reply.redirect(DASHBOARD_PATH, 303);
    const { state, code, failure } = sent.data;
    const flow = await services.db
      .transaction()
      .execute((tx) => consumeFlow(tx, provider, { state, browser }));
    const visitor = { publicIp: request.ip, userAgent: request.headers["user-agent"] };
    return reply.redirect(flow ? await outcomeOf(flow, { code, failure, visitor }) : DASHBOARD_PATH, 303);
  };
