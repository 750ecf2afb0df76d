import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { isLoopback } from "../config/loopback.ts";

const isOfThisMachine = (address: string | undefined): boolean =>
  address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";

/**
 * Whether the request comes from a program on this machine: by its connection, not by what its headers claim. What a proxy
 * passes on is from elsewhere, and so is a page that reaches this machine under the name of another (DNS rebinding).
 */
export const isLoopbackPeer = ({ socket, ip, headers, hostname }: FastifyRequest): boolean =>
  isOfThisMachine(socket.remoteAddress) &&
  isOfThisMachine(ip) &&
  headers["x-forwarded-for"] === undefined &&
  headers.forwarded === undefined &&
  isLoopback({ hostname });
