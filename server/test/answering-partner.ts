import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

interface Asked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

/** A partner that answers in order what a test has written down, and remembers how it was asked. */
export const answeringPartner = async (...answers: readonly Answer[]) => {
  const asked: Asked[] = [];
  const server = createServer(({ url = "", headers }, response) => {
    const { status = 200, body } = answers[asked.length] ?? { status: 500, body: {} };
    asked.push({ path: url, headers });
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked };
};
