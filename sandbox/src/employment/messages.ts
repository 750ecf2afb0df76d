import { setTimeout as pause } from "node:timers/promises";
import { type Arrival, type Control, isArrival, type Scenario } from "../control/control.ts";

export interface Message {
  readonly event: "verificationCompleted" | "verificationCancelled" | "verificationUpdated";
  readonly data: unknown;
  readonly meta: unknown;
}

export interface Outgoing {
  readonly url: string;
  readonly news: Message;
  readonly older: Message;
}

export interface Messages {
  /** @returns true if this message is to arrive before the candidate is sent back */
  readonly send: (outgoing: Outgoing, wanted: Arrival | undefined) => Posted;
  readonly close: () => Promise<void>;
}

interface Posted {
  readonly isFirst: boolean;
  /** Resolves once the message has arrived, or after the last attempt. */
  readonly delivered: Promise<void>;
}

export interface Pace {
  /** Delay after the candidate's decision: usually they are back by then. */
  readonly firstMs: number;
  /** Delay of each retry. */
  readonly retryMs: readonly number[];
}

const PACE: Pace = { firstMs: 1_000, retryMs: [1_000, 5_000, 30_000, 120_000, 600_000] };
const GIVES_UP_MS = 5_000;

const post = async (url: string, message: Message, signal: AbortSignal): Promise<boolean> => {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
    // Only to the address that the request has named.
    redirect: "error",
    signal: AbortSignal.any([signal, AbortSignal.timeout(GIVES_UP_MS)]),
  });
  await response.body?.cancel();
  return response.ok;
};

const inOrder = ({ news, older }: Outgoing, arrival: Arrival | undefined): readonly Message[] => {
  switch (arrival) {
    case "duplicate":
      return [news, news];
    case "out_of_order":
      return [news, older];
    case "lost":
      return [];
    default:
      return [news];
  }
};

const delayOf = (scenario: Scenario | undefined): number =>
  scenario?.startsWith("slow:") ? Number(scenario.slice("slow:".length)) : 0;

export const openMessages = (control: Control, { firstMs, retryMs }: Pace = PACE): Messages => {
  const closing = new AbortController();
  const { signal } = closing;
  const underWay = new Set<Promise<void>>();
  const wait = (milliseconds: number) => pause(milliseconds, undefined, { signal, ref: false });
  const deliver = async (url: string, message: Message, isDropped: boolean): Promise<void> => {
    const arrives = () => post(url, message, signal).catch(() => false);
    let hasArrived = !isDropped && (await arrives());
    for (const waits of retryMs) {
      if (hasArrived) return;
      await wait(waits);
      hasArrived = await arrives();
    }
  };
  const deliverAll = async (outgoing: Outgoing, arrival: Arrival | undefined, planned?: Scenario) => {
    const delay = delayOf(planned);
    if (arrival !== "before_redirect") await wait(firstMs + delay);
    const isDropped = planned !== undefined && !isArrival(planned) && delay === 0;
    for (const message of inOrder(outgoing, arrival)) {
      await deliver(outgoing.url, message, isDropped);
    }
  };
  return {
    send: (outgoing, wanted) => {
      const { origin } = new URL(outgoing.url);
      const planned = control.receive({ provider: "konfir-webhook", method: "POST", url: origin });
      const arrival = planned !== undefined && isArrival(planned) ? planned : wanted;
      const delivered = deliverAll(outgoing, arrival, planned).catch(() => undefined);
      underWay.add(delivered);
      void delivered.then(() => underWay.delete(delivered));
      return { isFirst: arrival === "before_redirect", delivered };
    },
    close: async () => {
      closing.abort();
      await Promise.all(underWay);
    },
  };
};
