import { createServer, type IncomingHttpHeaders } from "node:http";
import { Webhook } from "standardwebhooks";
import { askConsole, type Colleague } from "./staff.ts";
import type { TestServer } from "./test-server.ts";

/** The software of an agency, on this machine. */
export interface Receiver {
  readonly origin: string;
  readonly taken: readonly Taken[];
  /** From now on; with a status alone an empty text. */
  readonly answerWith: (status: number, text?: string) => void;
  /** Done before the next answer. */
  readonly beforeAnswer: (act: () => Promise<unknown>) => void;
  readonly close: () => Promise<void>;
}

interface Taken {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export const openReceiver = async (): Promise<Receiver> => {
  const taken: Taken[] = [];
  let answer = { status: 204, text: "" };
  let act: () => Promise<unknown> = async () => undefined;
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    taken.push({ headers: request.headers, body });
    const acted = act();
    act = async () => undefined;
    await acted;
    response.writeHead(answer.status).end(answer.text);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    taken,
    answerWith: (status, text = "") => {
      answer = { status, text };
    },
    beforeAnswer: (given) => {
      act = given;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** Verifies a request as a receiver does, by the library of Standard Webhooks. @throws for a wrong signature */
export const verified = (secret: string, { headers, body }: Taken): unknown =>
  new Webhook(secret).verify(body, {
    "webhook-id": String(headers["webhook-id"]),
    "webhook-timestamp": String(headers["webhook-timestamp"]),
    "webhook-signature": String(headers["webhook-signature"]),
  });

const ENDPOINT = "id agencyId agency url events state failingSince lastSuccessAt previousSecretUntil waiting";

export interface NewWebhook {
  readonly agencyId: string;
  readonly url: string;
  readonly events?: readonly string[];
}

/** Without the event of each report, which comes beside most others. */
const PLAIN = ["APPLICATION_STATUS", "APPLICATION_OUTCOME", "RIGHT_TO_RENT_FOLLOW_UP"];

export const ALL_EVENTS = [...PLAIN, "REPORT_READY"];

export const sendEndpoint = (by: Colleague, { agencyId, url, events = PLAIN }: NewWebhook) =>
  askConsole(
    by,
    `mutation ($agencyId: ID!, $url: String!, $events: [WebhookEventType!]!) {
      addWebhookEndpoint(agencyId: $agencyId, url: $url, events: $events) { secret endpoint { ${ENDPOINT} } } }`,
    { agencyId, url, events },
  );

export const anEndpoint = async (
  by: Colleague,
  given: NewWebhook,
): Promise<{ readonly id: string; readonly secret: string }> => {
  const { secret, endpoint } = (await sendEndpoint(by, given)).data.addWebhookEndpoint;
  return { id: endpoint.id, secret };
};

/** @param name of a mutation of one endpoint */
export const actOn = (by: Colleague, name: string, id: string) =>
  askConsole(by, `mutation ($id: ID!) { ${name}(id: $id) { ${ENDPOINT} } }`, { id });

export const rotate = async (by: Colleague, id: string): Promise<string> =>
  (await askConsole(by, "mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret } }", { id })).data
    .rotateWebhookSecret.secret;

export const endpointOf = async (by: Colleague, id: string) =>
  (await askConsole(by, `query ($id: ID!) { webhookEndpoint(id: $id) { ${ENDPOINT} } }`, { id })).data
    .webhookEndpoint;

const DELIVERY = "id type body state tries nextTryAt responseCode responseText fault respondedAt createdAt";

export const deliveriesOf = async (by: Colleague, id: string, after: string | null = null) =>
  (
    await askConsole(
      by,
      `query ($id: ID!, $after: String) { webhookDeliveries(endpointId: $id, after: $after) {
        next rows { ${DELIVERY} } } }`,
      { id, after },
    )
  ).data.webhookDeliveries;

export const sendAgain = (by: Colleague, id: string) =>
  askConsole(by, `mutation ($id: ID!) { sendWebhookAgain(id: $id) { ${DELIVERY} } }`, { id });

/** The further tries of all deliveries are due now. */
export const makeDue = ({ context }: TestServer) =>
  context.pool.query(
    `with due as (update webhook_delivery set next_try_at = now() where state = 'waiting')
    update graphile_worker._private_jobs set run_at = now() where run_at > now()`,
  );
