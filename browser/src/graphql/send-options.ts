import type { OperationContext } from "urql";

/** Headers of every GraphQL request. The library's own list of types adds a hundred bytes to each. */
const requestOptions = { credentials: "include", headers: { accept: "application/json" } } as const;

export interface SendOptions {
  /** A repeated mutation with the same key gets the first response, for a day. 1 to 255 printable characters. */
  readonly idempotencyKey?: string;
}

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
