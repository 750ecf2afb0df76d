import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { isLoopback } from "../config/loopback.ts";

const isOfThisMachine = (address: string | undefined): boolean =>
  address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";

/**
 * Judges by the connection, not by headers. A proxied request is remote, and so is a page that reaches this
 * machine under another name (DNS rebinding).
 */
export const isLoopbackPeer = ({ socket, ip, headers, hostname }: FastifyRequest): boolean =>
  isOfThisMachine(socket.remoteAddress) &&
  isOfThisMachine(ip) &&
  headers["x-forwarded-for"] === undefined &&
  headers.forwarded === undefined &&
  isLoopback({ hostname });
