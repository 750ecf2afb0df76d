import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** A smaller response fits into one packet as it is. */
const WORTH_IT_BYTES = 1_024;

/** Longer than any page: handing so little to another thread costs more than compressing it here. */
const AT_ONCE_BYTES = 65_536;

/**
 * Routes that say `compress: {}` compress their responses. A compressed response gives away by its length whether it
 * repeats what the request said. So no route may say it whose response contains a secret and can be requested
 * by another site in the reader's name: signing in, signed forms and links, and everything else that a cookie opens.
 */
export const compression = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    global: false,
    encodings: ["br", "gzip"],
    threshold: WORTH_IT_BYTES,
    syncThreshold: AT_ONCE_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
};
