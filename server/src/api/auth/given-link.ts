import { linkTokenIn } from "@latchkey/domain/rules/link-token.ts";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Audience } from "../../accounts/accounts.table.ts";
import { hashOf, type LiveLink, lookUpLink } from "../../accounts/links.ts";
import type { Services } from "../../platform/work/services.ts";
import type { SessionCookies } from "./cookies.ts";

const tokenBody = z.object({
  token: z.string().max(500).transform(linkTokenIn).pipe(z.string()),
  otherBrowser: z.boolean().optional(),
});

export interface GivenLink {
  readonly token: string;
  readonly link: LiveLink;
  readonly isSameBrowser: boolean;
  /** The person chose to go on in a browser that did not request the link. */
  readonly otherBrowser: boolean;
}

const isSameBrowser = (request: FastifyRequest, cookies: SessionCookies, browserHash: Buffer): boolean => {
  const cookie = cookies.readBrowser(request);
  return cookie !== undefined && hashOf(cookie).equals(browserHash);
};

/** Read-only. undefined: no token, or one that is used, expired, unknown, or for another audience. */
export const readGivenLink = async (
  { db }: Pick<Services, "db">,
  audience: Audience,
  { request, cookies }: { readonly request: FastifyRequest; readonly cookies: SessionCookies },
): Promise<GivenLink | undefined> => {
  const { data } = tokenBody.safeParse(request.body);
  const link = data && (await lookUpLink(db, audience, data.token));
  return (
    link && {
      token: data.token,
      link,
      isSameBrowser: isSameBrowser(request, cookies, link.browserHash),
      otherBrowser: data.otherBrowser ?? false,
    }
  );
};
