import "@latchkey/browser/testing/patience.ts";
import "./chunks.ts";
import { createConnection } from "@latchkey/browser/graphql/connection.ts";
import { createSession, type Session } from "@latchkey/browser/session/session.ts";
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
import type { ConsolePage } from "../shell/console-page.ts";
import { type GraphqlRequest, ruth } from "./fake-team.ts";

export const NOW = Date.parse("2026-03-12T10:00:00Z");

export const tokenAnswer = (more: object = {}): Response =>
  Response.json(
    { access: "token", access_exp_time: NOW / 1000 + 600, ...more },
    { headers: { date: new Date(NOW).toUTCString() } },
  );

export const refused = (): Response => new Response(null, { status: 401 });

/** A session whose refresh response the test decides; without one a browser without the cookie. */
export const aStaffSession = (refresh?: () => Response): Session =>
  createSession({
    ...staffSession,
    fetch: async () => refresh?.() ?? refused(),
    now: () => NOW,
    cookies: () => (refresh ? "latchkey_staff=1" : ""),
    channel: undefined,
    exclusively: (work) => work(),
  });

type Body = Readonly<Record<string, unknown>>;

/** The response to a call below /console/auth; undefined for none: the network is away. */
type Call = (body: Body) => Response | Promise<Response> | undefined;

interface Opening {
  readonly path: string;
  /** By path. Others are answered with an empty object. */
  readonly calls?: Readonly<Record<string, Call>>;
  readonly session?: Session;
  /** Answers of GraphQL: data, errors, or undefined for no response. A test may hold one back. */
  readonly graphql?: (request: GraphqlRequest) => object | undefined | Promise<object | undefined>;
  readonly pages?: readonly ConsolePage[];
  readonly unsaved?: UnsavedText;
}

/** The console at an address, with a fake server. */
export const openConsole = async ({
  path,
  calls = {},
  session = aStaffSession(),
  graphql = () => ({ data: { staff: ruth } }),
  pages,
  unsaved = createUnsavedText("this tab", undefined),
}: Opening) => {
  window.history.replaceState(null, "", path);
  const sent: [string, Body][] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const body: Body = init.body ? JSON.parse(String(init.body)) : {};
    sent.push([address, body]);
    const call = calls[address];
    const response = call ? await call(body) : Response.json({});
    if (!response) throw new TypeError("Failed to fetch");
    return response;
  });
  const operations: GraphqlRequest[] = [];
  const connection = createConnection({
    url: CONSOLE_GRAPHQL_PATH,
    keys: cacheKeys,
    session,
    reporter: { report: () => undefined },
    fetch: async (_input, init) => {
      const request: GraphqlRequest = JSON.parse(String(init?.body));
      operations.push(request);
      const answer = await graphql(request);
      if (!answer) throw new TypeError("Failed to fetch");
      return Response.json(answer);
    },
  });
  const left = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const i18n = await createI18n({
    namespaces: [
      "shell",
      "errors",
      "frame",
      "sign-in",
      "second-factor",
      "enrolment",
      "sign-out",
      "absence",
      "account",
      "keys",
      "desk",
      "team",
      "validation",
    ],
  });
  const screen = render(
    <ClockProvider value={() => NOW}>
      <Root i18n={i18n} session={session} connection={connection} unsaved={unsaved}>
        {pages ? <AppRoutes pages={pages} /> : <AppRoutes />}
      </Root>
    </ClockProvider>,
  );
  return {
    screen,
    session,
    /** Calls below /console/auth, with their bodies. */
    sent,
    operations,
    /** The documents that the page was left for. */
    left,
    address: () => window.location.pathname + window.location.search,
  };
};
