import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { problems } from "./problem-list.ts";
import { sendProblem } from "./problems.ts";

/** RFC 9110 §15.5.6: an address that takes other methods says which. */

interface KnownPath {
  readonly matches: RegExp;
  readonly methods: Set<string>;
}

const matcherOf = (url: string): RegExp => new RegExp(`^${url.replace(/:[^/]+/g, "[^/]+")}/?$`);

export interface WrongMethods {
  /** undefined: no route has the address. */
  readonly allowed: (request: FastifyRequest) => string | undefined;
}

/** Call before the routes are added. */
export const collectMethods = (app: FastifyInstance): WrongMethods => {
  const known = new Map<string, KnownPath>();
  app.addHook("onRoute", ({ url, method }: RouteOptions) => {
    if (url.includes("*")) return;
    const path = known.get(url) ?? { matches: matcherOf(url), methods: new Set<string>() };
    for (const one of [method].flat()) path.methods.add(one);
    known.set(url, path);
  });
  return {
    allowed: ({ url }) => {
      const [path = ""] = url.split("?");
      const found = [...known.values()].find(({ matches }) => matches.test(path));
      return found && [...found.methods].toSorted().join(", ");
    },
  };
};

/** Answers where no route is. */
export const answerUnknown = (app: FastifyInstance, { allowed }: WrongMethods): void => {
  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const methods = allowed(request);
    return methods === undefined
      ? sendProblem(reply, problems.notFound)
      : sendProblem(reply.header("allow", methods), problems.wrongMethod);
  };
  // Without it the pages' catch-all route would respond.
  app.get("/*", { exposeHeadRoute: false, schema: { hide: true } }, answer);
  app.setNotFoundHandler(answer);
};
