import type { OperationContext } from "urql";

/** What every request to GraphQL has. The library's own list of types weighs a hundred bytes in every request. */
const requestOptions = { credentials: "include", headers: { accept: "application/json" } } as const;

export interface SendOptions {
  /** Whoever sends the same mutation again with the same key gets the first response, for a day. 1 to 255 printable characters. */
  readonly idempotencyKey?: string;
}

/** The context of one request; without options that of every request. */
export const sendOptions = ({
  idempotencyKey,
}: SendOptions = {}): Pick<OperationContext, "fetchOptions"> => ({
  fetchOptions: {
    ...requestOptions,
    headers: {
      ...requestOptions.headers,
      ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
    },
  },
});
