import { createConnection } from "@latchkey/browser/graphql/connection.ts";
import { createSession } from "@latchkey/browser/session/session.ts";
import { CONSOLE_GRAPHQL_PATH } from "@latchkey/domain/vocabulary/console-wire.ts";
import { cacheKeys } from "../graphql/cache-keys.ts";
import { staffSession } from "../session/staff-session.ts";
import { asColleague, lucia, priya } from "./fake-desk.ts";

export const NOW = Date.parse("2026-03-12T10:00:00Z");

export interface DeskRequest {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** The data of a response, a refusal's code with its issues, or undefined for no response. */
type DeskAnswer = { readonly [field: string]: unknown } | Refused | undefined;

/** By the names of the operations. An operation without an answer gets no response. */
export type DeskAnswers = Readonly<
  Record<string, (request: DeskRequest) => DeskAnswer | Promise<DeskAnswer>>
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
  let given: DeskAnswers[string] = noResponse;
  return {
    answer: (request: DeskRequest) => given(request),
    answerWith: (next: DeskAnswers[string]) => {
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

const signedIn = () =>
  createSession({
    ...staffSession,
    fetch: async () =>
      Response.json(
        { access: "token", access_exp_time: NOW / 1000 + 600 },
        { headers: { date: new Date(NOW).toUTCString() } },
      ),
    now: () => NOW,
    cookies: () => `${staffSession.mark}=1`,
    channel: undefined,
    exclusively: (work) => work(),
  });

/** A signed-in session and a connection to a fake endpoint, which remembers what it was asked. */
export const deskEndpoint = (answers: DeskAnswers, roles: readonly string[] = priya.roles) => {
  const requests: DeskRequest[] = [];
  const answerOf = async (request: DeskRequest): Promise<Response> => {
    const given: DeskAnswers = {
      GetStaff: () => ({ staff: { ...priya, roles } }),
      NavCounts: () => ({ followUpsDue: 0 }),
      AllReviewers: () => ({ allReviewers: [asColleague(priya), lucia] }),
      OwnAbsences: () => ({ ownAbsences: [] }),
    };
    const answer = await (answers[request.operationName] ?? given[request.operationName])?.(request);
    if (answer === undefined) throw new TypeError("Failed to fetch");
    if (answer instanceof Refused) {
      return Response.json({ data: null, errors: [{ message: "refused", extensions: answer.extensions }] });
    }
    return Response.json({ data: answer });
  };
  const session = signedIn();
  const connection = createConnection({
    url: CONSOLE_GRAPHQL_PATH,
    keys: cacheKeys,
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
