import type { FastifyRequest } from "fastify";
import type { Visitor } from "../../platform/actor/actor.ts";
import { networkOf } from "../../platform/http/network.ts";

export const visitorOf = ({ ip }: FastifyRequest): Visitor => ({ kind: "visitor", network: networkOf(ip) });
