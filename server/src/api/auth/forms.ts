import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Services } from "../../platform/work/services.ts";

export const FORM = "application/x-www-form-urlencoded";

/** Per route: everywhere else a form is rejected. */
export const readForms = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(FORM, { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
};

/**
 * Unlike JSON, another site can post a form here without a preflight. Browsers send its origin, except old
 * ones over plain http: our pages send no referrer, so those leave the origin as `null`.
 */
export const isForeignForm = ({ headers }: FastifyRequest, { config }: Pick<Services, "config">): boolean => {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const { origin } = headers;
  return origin !== undefined && origin !== "null" && origin !== config.publicUrl.origin;
};
