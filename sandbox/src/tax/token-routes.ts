import type { FastifyInstance, FastifyReply } from "fastify";
import { formOf } from "../html/practice-web.ts";
import type { OAuthClient } from "../oauth/client.ts";
import type { Grants, Tokens } from "./grants.ts";

interface TokenService {
  readonly client: OAuthClient;
  readonly grants: Grants;
}

const REFUSALS = {
  invalid_request: [400, "A field of the form is missing."],
  invalid_client: [401, "invalid client id or secret"],
  invalid_grant: [400, "code or refresh token is invalid"],
  unsupported_grant_type: [400, "unsupported grant_type"],
} as const;

type RefusalCode = keyof typeof REFUSALS;

const refuse = (reply: FastifyReply, error: RefusalCode): FastifyReply => {
  const [status, error_description] = REFUSALS[error];
  return reply.code(status).send({ error, error_description });
};

const NEEDED: Readonly<Record<string, readonly string[]>> = {
  authorization_code: ["code", "redirect_uri"],
  refresh_token: ["refresh_token"],
  client_credentials: [],
};

const tokensFor = (form: URLSearchParams, grants: Grants): Tokens | undefined => {
  const field = (name: string): string => form.get(name) ?? "";
  switch (form.get("grant_type")) {
    case "authorization_code":
      return grants.redeem({
        code: field("code"),
        redirectUri: field("redirect_uri"),
        codeVerifier: field("code_verifier"),
      });
    case "refresh_token":
      return grants.refresh(field("refresh_token"));
    default:
      return grants.forClient();
  }
};

export const routeTokenCalls = (app: FastifyInstance, { client, grants }: TokenService): void => {
  app.post("/oauth/token", (request, reply) => {
    const form = formOf(request);
    const type = form.get("grant_type");
    const isMissing = (name: string): boolean => !form.get(name);
    if (["grant_type", "client_id", "client_secret"].some(isMissing)) return refuse(reply, "invalid_request");
    if (form.get("client_id") !== client.clientId || form.get("client_secret") !== client.clientSecret) {
      return refuse(reply, "invalid_client");
    }
    const needed = type !== null && Object.hasOwn(NEEDED, type) ? NEEDED[type] : undefined;
    if (!needed) return refuse(reply, "unsupported_grant_type");
    if (needed.some(isMissing)) return refuse(reply, "invalid_request");
    const tokens = tokensFor(form, grants);
    if (!tokens) return refuse(reply, "invalid_grant");
    return reply.header("cache-control", "no-store").send(tokens);
  });
};
