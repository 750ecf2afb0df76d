import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Services } from "../../platform/work/services.ts";

/** Forms that a browser posts without a script. */
export const FORM = "application/x-www-form-urlencoded";

/** Only where it is called: everywhere else a form is no request. */
export const readForms = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(FORM, { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
};

/**
 * Another site can post a form here without being asked first, unlike JSON. Browsers say where a form came from, except
 * old ones over plain http: our pages send no referrer, so those leave the origin as `null`.
 */
export const isForeignForm = ({ headers }: FastifyRequest, { config }: Pick<Services, "config">): boolean => {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const { origin } = headers;
  return origin !== undefined && origin !== "null" && origin !== config.publicUrl.origin;
};
