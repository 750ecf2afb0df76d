import type { CacheKeys } from "@latchkey/browser/graphql/cache-keys.ts";
import { createConnection } from "@latchkey/browser/graphql/connection.ts";
import { createSession, type Session } from "@latchkey/browser/session/session.ts";
import type { MemberPages } from "@latchkey/domain/vocabulary/member-wire.ts";
import { sessionNames } from "../session/member-session.ts";

export const NOW = Date.parse("2026-03-12T10:00:00Z");

export interface EndpointRequest {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** The data of a response, a refusal's code with its issues, or undefined for no response. */
type EndpointAnswer = { readonly [field: string]: unknown } | Refused | undefined;

/** By the names of the operations. An operation without an answer gets no response. */
export type EndpointAnswers = Readonly<
  Record<string, (request: EndpointRequest) => EndpointAnswer | Promise<EndpointAnswer>>
>;

class Refused {
  readonly extensions: object;
  constructor(extensions: object) {
    this.extensions = extensions;
  }
}

export const refusedWith = (code: string, issues: readonly object[] = []): Refused =>
  new Refused({ code, issues });

/** The connection is lost. */
export const noResponse = (): undefined => undefined;

/** An operation that is answered as the test says last; until then there is no response. */
export const aChangingAnswer = () => {
  let given: EndpointAnswers[string] = noResponse;
  return {
    answer: (request: EndpointRequest) => given(request),
    answerWith: (next: EndpointAnswers[string]) => {
      given = next;
    },
  };
};

/** A response that the test gives when it wants to: the call is in progress until then. */
export const aHeldAnswer = <Answer>() => {
  let give: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  return { answer, give };
};

export const tokenAnswer = (more: object = {}): Response =>
  Response.json(
    { access: "token", access_exp_time: NOW / 1000 + 600, ...more },
    { headers: { date: new Date(NOW).toUTCString() } },
  );

export const refused = (): Response => new Response(null, { status: 401 });

/** A session whose refresh response the test decides; without one a browser without the cookie. */
export const aMemberSession = (pages: MemberPages, refresh?: () => Response): Session =>
  createSession({
    ...sessionNames(pages),
    fetch: async () => refresh?.() ?? refused(),
    now: () => NOW,
    cookies: () => (refresh ? `${pages.sessionMark}=1` : ""),
    channel: undefined,
    exclusively: (work) => work(),
  });

interface Endpoint {
  readonly pages: MemberPages;
  readonly keys: CacheKeys;
  readonly answers: EndpointAnswers;
}

/** A signed-in session and a connection to a fake endpoint, which remembers what it was asked. */
export const memberEndpoint = ({ pages, keys, answers }: Endpoint) => {
  const requests: EndpointRequest[] = [];
  const answerOf = async (request: EndpointRequest): Promise<Response> => {
    const answer = await answers[request.operationName]?.(request);
    if (answer === undefined) throw new TypeError("Failed to fetch");
    if (answer instanceof Refused) {
      return Response.json({ data: null, errors: [{ message: "refused", extensions: answer.extensions }] });
    }
    return Response.json({ data: answer });
  };
  const session = aMemberSession(pages, tokenAnswer);
  const connection = createConnection({
    url: pages.graphql,
    keys,
    session,
    reporter: { report: () => undefined },
    fetch: (_input, init) => {
      const { operationName, variables = {} } = JSON.parse(String(init?.body));
      const request = { operationName, variables, headers: new Headers(init?.headers) };
      requests.push(request);
      return answerOf(request);
    },
  });
  return {
    session,
    connection,
    requests,
    /** The variables of every request of an operation. */
    sent: (name: string) =>
      requests.filter(({ operationName }) => operationName === name).map(({ variables }) => variables),
  };
};
