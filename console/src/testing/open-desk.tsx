import "@latchkey/browser/testing/patience.ts";
import "./desk-chunks.ts";
import { createConnection } from "@latchkey/browser/graphql/connection.ts";
import { createSession } from "@latchkey/browser/session/session.ts";
import { createUnsavedText, type UnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import { CONSOLE_GRAPHQL_PATH } from "@latchkey/domain/vocabulary/console-wire.ts";
import { render } from "@testing-library/react";
import { vi } from "vitest";
import { Root } from "../app/root.tsx";
import { AppRoutes } from "../app/routes.tsx";
import { cacheKeys } from "../graphql/cache-keys.ts";
import { createI18n } from "../locales/create-i18n.ts";
import { staffSession } from "../session/staff-session.ts";
import { ClockProvider } from "../shell/clock.ts";
import { priya } from "./fake-desk.ts";

export const NOW = Date.parse("2026-03-12T10:00:00Z");

export interface DeskRequest {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** The data of a response, a refusal's code with its issues, or undefined for no response. */
type DeskAnswer = { readonly [field: string]: unknown } | Refused | undefined;
type DeskAnswers = Readonly<Record<string, (request: DeskRequest) => DeskAnswer | Promise<DeskAnswer>>>;

class Refused {
  readonly extensions: object;
  constructor(extensions: object) {
    this.extensions = extensions;
  }
}

export const refusedWith = (code: string, issues: readonly object[] = []): Refused =>
  new Refused({ code, issues });

interface Opening {
  readonly path: string;
  /** Of the entry in the history, as after a reload. */
  readonly state?: object;
  /** By the names of the operations. An operation without an answer fails the test. */
  readonly answers: DeskAnswers;
  readonly roles?: readonly string[];
  readonly unsaved?: UnsavedText;
  /** Epoch milliseconds; by default it stands still. */
  readonly now?: () => number;
}

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

/** The console at an address, for somebody who is signed in, with a fake endpoint. */
export const openDesk = async ({
  path,
  state,
  answers,
  roles = priya.roles,
  unsaved = createUnsavedText("this tab", undefined),
  now = () => NOW,
}: Opening) => {
  window.history.replaceState(state ? { usr: state } : null, "", path);
  const requests: DeskRequest[] = [];
  const answerOf = async (request: DeskRequest): Promise<Response> => {
    const given = request.operationName === "GetStaff" ? () => ({ staff: { ...priya, roles } }) : undefined;
    const answer = await (answers[request.operationName] ?? given)?.(request);
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
  vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const i18n = await createI18n({
    namespaces: [
      "shell",
      "errors",
      "frame",
      "desk",
      "queue",
      "affordability",
      "answers",
      "applications",
      "case",
      "document",
      "document-names",
      "other-document-names",
      "reasons",
      "step-labels",
      "application",
      "new-application",
      "remedial",
      "request",
      "validation",
    ],
  });
  const screen = render(
    <ClockProvider value={now}>
      <Root i18n={i18n} session={session} connection={connection} unsaved={unsaved}>
        <AppRoutes />
      </Root>
    </ClockProvider>,
  );
  return {
    screen,
    requests,
    /** The variables of every request of an operation. */
    sent: (name: string) =>
      requests.filter(({ operationName }) => operationName === name).map(({ variables }) => variables),
    address: () => window.location.pathname + window.location.search,
  };
};
