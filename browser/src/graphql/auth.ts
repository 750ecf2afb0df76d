import { asRefusalCode } from "@latchkey/domain/vocabulary/refusal-codes.ts";
import { authExchange } from "@urql/exchange-auth";
import type { CombinedError, Operation } from "urql";
import type { Session } from "../session/session.ts";
import { tokenOrRevival } from "../session/session-revival.ts";

export const isUnauthenticated = ({ response, graphQLErrors }: CombinedError): boolean =>
  response?.status === 401 ||
  graphQLErrors.some(({ extensions }) => asRefusalCode(extensions.code) === "UNAUTHENTICATED");

const sentToken = ({ context }: Operation): string | undefined => {
  const init = typeof context.fetchOptions === "function" ? context.fetchOptions() : context.fetchOptions;
  return new Headers(init?.headers).get("authorization")?.replace("Bearer ", "");
};

/**
 * Attaches the bearer token, refreshed first if it has expired (spec 1 §7). After a 401 it retries once with a new
 * token. While the session is expired, operations wait here for a sign-in in any tab.
 */
export const bearerAuth = (session: Session) =>
  authExchange(async ({ appendHeaders }) => ({
    addAuthToOperation: (operation) => {
      const token = session.currentToken();
      if (!token) return operation;
      return appendHeaders(operation, { ...session.callHeaders(), authorization: `Bearer ${token}` });
    },
    willAuthError: () => session.currentToken() === undefined,
    didAuthError: (error, operation) => {
      if (!isUnauthenticated(error)) return false;
      const token = sentToken(operation);
      if (token) session.refuse(token);
      return true;
    },
    refreshAuth: async () => {
      await tokenOrRevival(session);
    },
  }));
