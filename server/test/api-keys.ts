import type { ApiScope } from "@latchkey/domain/vocabulary/api-scopes.ts";
import { createApiKey } from "../src/api-keys/api-keys.ts";
import { inTransaction } from "../src/platform/work/work.ts";
import { addStaff } from "./staff.ts";
import type { TestServer } from "./test-server.ts";

/** A program of an agency, with its key. */
export interface Program {
  readonly keyId: string;
  readonly key: string;
  readonly send: (
    method: "GET" | "POST" | "PUT",
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
}

interface Response {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the shape of the response is what the test asserts
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
}

export const aProgram = async (
  server: TestServer,
  scopes: readonly ApiScope[] = ["applications:read", "applications:write"],
  agency = "Quillfield Lettings",
): Promise<Program> => {
  const { id: staffId } = await addStaff(server, ["ADMINISTRATOR"]);
  const { key, text } = await inTransaction(server.context, { kind: "job", name: "test" }, (work) =>
    createApiKey(work, { agency, name: "Quillfield's program", scopes, days: undefined, staffId }),
  );
  return {
    keyId: key.id,
    key: text,
    send: async (method, path, body, headers = {}) => {
      const response = await server.app.inject({
        method,
        url: `/api/v1${path}`,
        headers: {
          authorization: `Bearer ${text}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      return { status: response.statusCode, body: response.json(), headers: response.headers };
    },
  };
};
