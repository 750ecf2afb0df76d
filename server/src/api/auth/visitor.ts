import type { FastifyRequest } from "fastify";
import type { Visitor } from "../../platform/actor/actor.ts";
import { networkOf } from "../../platform/http/network.ts";

/** Somebody who has not signed in, by their network. */
export const visitorOf = ({ ip }: FastifyRequest): Visitor => ({ kind: "visitor", network: networkOf(ip) });
