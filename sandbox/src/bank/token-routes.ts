import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { formOf } from "../html/practice-web.ts";
import type { OAuthClient } from "../oauth/client.ts";
import { banks } from "./banks.ts";
import type { Connections } from "./connections.ts";
import { refuseData } from "./data-errors.ts";
import { bearerOf } from "./data-routes.ts";
import { listedProvider } from "./data-shapes.ts";
import type { Tokens } from "./tokens.ts";

export interface TokenService {
  readonly client: OAuthClient;
  readonly connections: Connections;
  readonly authUrlFor: (request: FastifyRequest) => string;
}

/** Every refusal of the token endpoint is a 400 with a code of RFC 6749. */
const refuse = (reply: FastifyReply, error: string): FastifyReply => reply.code(400).send({ error });

const grant = (form: URLSearchParams, { connections }: TokenService): Tokens | "unsupported" | undefined => {
  const field = (name: string): string => form.get(name) ?? "";
  switch (form.get("grant_type")) {
    case "authorization_code":
      return connections.redeem({
        code: field("code"),
        redirectUri: field("redirect_uri"),
        codeVerifier: field("code_verifier"),
      });
    case "refresh_token":
      return connections.refresh(field("refresh_token"));
    default:
      return "unsupported";
  }
};

export const routeTokenCalls = (app: FastifyInstance, service: TokenService): void => {
  const { client, connections, authUrlFor } = service;
  app.post("/connect/token", (request, reply) => {
    const form = formOf(request);
    if (form.get("client_id") !== client.clientId || form.get("client_secret") !== client.clientSecret) {
      return refuse(reply, "invalid_client");
    }
    const tokens = grant(form, service);
    if (tokens === "unsupported") return refuse(reply, "unsupported_grant_type");
    if (!tokens) return refuse(reply, "invalid_grant");
    return reply.header("cache-control", "no-store").send(tokens);
  });
  app.delete("/api/delete", (request, reply) => {
    const connection = connections.find(bearerOf(request));
    if (!connection) return refuseData(reply, "invalid_token", "The token is unknown or expired.");
    connections.end(connection);
    return reply.code(204).send();
  });
  app.get("/api/providers", async (request) =>
    banks.map((bank) => listedProvider(bank, authUrlFor(request))),
  );
};
