import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { openControl } from "../../control/control.ts";
import { browserAt } from "../../testing/browser.ts";
import { FAKE_EMPLOYMENT_CLIENT } from "../verification-routes.ts";
import { startFakeEmployment } from "../web.ts";

/** The verification service as a browser and the product's server meet it, and a place where its messages arrive. */

export interface Received {
  readonly path: string;
  readonly body: {
    readonly event: string;
    readonly data: { readonly id: string; readonly status: string };
    readonly meta: unknown;
  };
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** Takes messages, and refuses as many as it is told to. `/moved` leads to where they are taken. */
const startReceiver = async () => {
  let received: readonly Received[] = [];
  let refusing = 0;
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      if (request.url === "/moved") {
        response.writeHead(307, { location: "/hooks/konfir/a-secret" }).end();
        return;
      }
      if (refusing > 0) {
        refusing -= 1;
        response.writeHead(503).end();
        return;
      }
      received = [...received, { path: request.url ?? "", body: JSON.parse(text) }];
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/konfir/a-secret`,
    received: () => received,
    refuse: (times: number) => {
      refusing = times;
    },
    reset: () => {
      received = [];
      refusing = 0;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export const startEmploymentVisits = async () => {
  const control = openControl();
  const receiver = await startReceiver();
  const { url, close } = await startFakeEmployment({
    host: "127.0.0.1",
    port: 0,
    control,
    client: FAKE_EMPLOYMENT_CLIENT,
    pace: { firstMs: 1, retryMs: [1, 1] },
  });
  const ask = (method: "GET" | "POST", path: string, body?: unknown, headers = {}) =>
    fetch(`${url}v1/${path}`, {
      method,
      headers: {
        "x-konfir-client-id": FAKE_EMPLOYMENT_CLIENT.clientId,
        "x-konfir-client-secret": FAKE_EMPLOYMENT_CLIENT.clientSecret,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const browser = browserAt(url);
  return {
    ...browser,
    decide: (candidateUrl: string, decision: string, arrives = "") =>
      browser.post(candidateUrl, { decision, arrives }),
    url,
    ask,
    receiver,
    control,
    close: async () => {
      await close();
      await receiver.close();
    },
  };
};

export type EmploymentVisits = Awaited<ReturnType<typeof startEmploymentVisits>>;
