import { constants } from "node:zlib";
import compress, { type FastifyCompressOptions } from "@fastify/compress";
import type { FastifyInstance } from "fastify";

const WORTH_IT_BYTES = 1_024;

/** Longer than any page: another thread would cost more than compressing here. */
const AT_ONCE_BYTES = 65_536;

/**
 * Routes opt in with `compress: COMPRESSED`: the plugin forgets its own options for a route that has any. Every Node
 * then answers with the same encodings. The length of a compressed response reveals whether it repeats parts of
 * the request, so no route may opt in whose response contains a secret and can be requested by another site
 * in the reader's name: signing in, signed forms and links, and everything else that a cookie authenticates.
 */
export const COMPRESSED = {
  encodings: ["br", "gzip"],
  threshold: WORTH_IT_BYTES,
  syncThreshold: AT_ONCE_BYTES,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
} satisfies FastifyCompressOptions;

export const compression = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, { ...COMPRESSED, global: false });
};
