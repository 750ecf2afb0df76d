import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Arrival, isArrival } from "../control/control.ts";
import { practiceStyle } from "../html/practice-style.ts";
import { formOf, go, sendPage, UNPROCESSABLE } from "../html/practice-web.ts";
import { candidatePage, endedPage, PAGES_PREFIX } from "./candidate-pages.ts";
import type { Message, Messages } from "./messages.ts";
import { verificationOf } from "./shapes.ts";
import { type Outcome, sources, type Verification, type Verifications } from "./verifications.ts";

export interface CandidateService {
  readonly verifications: Verifications;
  readonly messages: Messages;
}

export const candidateUrlOf = ({ protocol, host }: FastifyRequest, { key }: Verification): string =>
  `${protocol}://${host}${PAGES_PREFIX}/${key}`;

const outcomeOf = (decision: string | null): Outcome | undefined => {
  if (decision === "cancel") return { kind: "cancelled", reason: "rejected" };
  if (decision === "time_out") return { kind: "cancelled", reason: "timedOut" };
  const source = sources.find((one) => one === decision);
  return source && { kind: "completed", source };
};

const EVENTS = { completed: "verificationCompleted", cancelled: "verificationCancelled" } as const;

const newsOf = (verification: Verification, candidateUrl: string): Message => {
  const { outcome } = verification;
  const event = outcome ? EVENTS[outcome.kind] : "verificationUpdated";
  return { event, ...verificationOf(verification, candidateUrl) };
};

const wantedArrival = (form: URLSearchParams): Arrival | undefined => {
  const wanted = form.get("arrives") ?? "";
  return isArrival(wanted) ? wanted : undefined;
};

const backTo = ({ request: { meta } }: Verification): string => {
  const url = new URL(meta.redirectUrl);
  url.searchParams.set("state", meta.state);
  return url.href;
};

const decide =
  ({ verifications, messages }: CandidateService) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { key } = request.params as { readonly key: string };
    const open = verifications.findByKey(key);
    if (!open || open.outcome) return sendPage(reply, endedPage(), 410);
    const form = formOf(request);
    const outcome = outcomeOf(form.get("decision"));
    const closed = outcome && verifications.close(open, outcome);
    if (!closed) return sendPage(reply, candidatePage(open), UNPROCESSABLE);
    const candidateUrl = candidateUrlOf(request, open);
    const outgoing = {
      url: open.request.meta.webhookUrl,
      news: newsOf(closed, candidateUrl),
      older: newsOf(open, candidateUrl),
    };
    const { isFirst, delivered } = messages.send(outgoing, wantedArrival(form));
    if (isFirst) await delivered;
    return go(reply, backTo(closed));
  };

export const routeCandidatePages = (app: FastifyInstance, service: CandidateService): void => {
  app.get(`${PAGES_PREFIX}/practice.css`, (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(practiceStyle),
  );
  app.get<{ Params: { readonly key: string } }>(`${PAGES_PREFIX}/:key`, ({ params }, reply) => {
    const verification = service.verifications.findByKey(params.key);
    return verification && !verification.outcome
      ? sendPage(reply, candidatePage(verification))
      : sendPage(reply, endedPage(), 410);
  });
  app.post(`${PAGES_PREFIX}/:key`, decide(service));
};
