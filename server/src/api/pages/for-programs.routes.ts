import type { FastifyInstance } from "fastify";
import type { Config } from "../../platform/config/config.ts";

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** Rounded to the end of a day, so that the file changes once a day. */
const expiryOf = (nowSeconds: number): string =>
  new Date((Math.floor((nowSeconds * 1000) / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();

interface Services {
  readonly config: Pick<Config, "publicUrl" | "provider">;
  readonly nowSeconds: () => number;
}

/** `security.txt` (RFC 9116) and `robots.txt` (RFC 9309). */
export const forPrograms = (app: FastifyInstance, { config, nowSeconds }: Services): void => {
  const { publicUrl, provider } = config;
  const path = "/.well-known/security.txt";
  app.get(path, async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(
        [
          `Contact: ${provider.securityContact}`,
          `Expires: ${expiryOf(nowSeconds())}`,
          `Canonical: ${new URL(path, publicUrl).href}`,
          "Preferred-Languages: en",
          "",
        ].join("\n"),
      ),
  );
  // Every page is about one person, or for staff.
  app.get("/robots.txt", async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send("User-agent: *\nDisallow: /\n"),
  );
};
