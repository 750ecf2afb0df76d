import "@latchkey/browser/testing/patience.ts";
import { createConnection } from "@latchkey/browser/graphql/connection.ts";
import { createSession, type Session } from "@latchkey/browser/session/session.ts";
import { SessionProvider } from "@latchkey/browser/session/session-context.tsx";
import { UnsavedTextProvider } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { createUnsavedText, type UnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { GRAPHQL_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { act, render } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from "react-router";
import { Provider as GraphqlProvider } from "urql";
import { vi } from "vitest";
import { AppRoutes } from "../app/routes.tsx";
import { cacheKeys } from "../graphql/cache-keys.ts";
import { createI18n } from "../locales/create-i18n.ts";
import { applicantSession } from "../session/applicant-session.ts";
import { pinApplication } from "../session/pinned-application.ts";
import type { Answer, GraphqlRequest } from "./fake-server.ts";

const NOW = Date.parse("2026-03-12T10:00:00Z");

/** A session whose refresh response the test decides; `undefined` for a browser without the cookie. */
export const aTestSession = (refresh: (() => Response) | undefined): Session =>
  createSession({
    ...applicantSession,
    fetch: async () => refresh?.() ?? new Response(null, { status: 401 }),
    now: () => NOW,
    cookies: () => (refresh ? "latchkey_session=1" : ""),
    channel: undefined,
    exclusively: (work) => work(),
  });

export const aToken = (): Response =>
  Response.json(
    { access: "token", access_exp_time: NOW / 1000 + 600 },
    { headers: { date: new Date(NOW).toUTCString() } },
  );

export const refused = (): Response => new Response(null, { status: 401 });

interface AddressProps {
  readonly onChange: (address: string, go: NavigateFunction) => void;
}

/** What the address bar would show, and the buttons beside it. */
function Address({ onChange }: AddressProps) {
  const { pathname, search, hash } = useLocation();
  onChange(pathname + search + hash, useNavigate());
  return null;
}

interface Opening {
  readonly path: string;
  /** Addresses that were open before, in the same tab. */
  readonly before?: readonly string[];
  /** A test may hold an answer back. */
  readonly answers: (request: GraphqlRequest) => Answer | Promise<Answer>;
  readonly session?: Session;
  readonly unsaved?: UnsavedText;
  readonly language?: Language;
}

/** The applicant app at a path, with a fake GraphQL server. */
export const openApp = async ({
  path,
  before = [],
  answers,
  session = aTestSession(aToken),
  unsaved = createUnsavedText("this tab", undefined),
  language = "en",
}: Opening) => {
  const i18n = await createI18n({
    language,
    namespaces: [
      "shell",
      "sign-out",
      "errors",
      "dashboard",
      "onboarding",
      "reasons",
      "steps",
      "your-data",
      "check-answers",
      "income",
      "tax-link",
      "residence",
      "live-photo",
      "upload-dialogs",
      "questions",
      "identity",
      "document-names",
      "other-document-names",
      "documents",
      "guidance",
      "remedial",
      "right-to-rent",
      "validation",
    ],
  });
  const requests: string[] = [];
  let address = path;
  let go: NavigateFunction = () => undefined;
  const remember = (now: string, navigate: NavigateFunction) => {
    address = now;
    go = navigate;
  };
  const report = vi.fn();
  const connection = createConnection({
    url: GRAPHQL_PATH,
    keys: cacheKeys,
    session,
    reporter: { report },
    fetch: async (_input, init) => {
      const request = JSON.parse(String(init?.body));
      requests.push(request.operationName);
      const answer = await answers(request);
      if (!answer) throw new TypeError("Failed to fetch");
      return Response.json(answer);
    },
  });
  const left = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const screen = render(
    <I18nextProvider i18n={i18n}>
      <SessionProvider value={session}>
        <GraphqlProvider value={connection.client()}>
          <MemoryRouter initialEntries={[...before, path]} useTransitions={false}>
            <Address onChange={remember} />
            <UnsavedTextProvider value={unsaved}>
              <AppRoutes pinned={pinApplication(path.slice(path.indexOf("?")))} />
            </UnsavedTextProvider>
          </MemoryRouter>
        </GraphqlProvider>
      </SessionProvider>
    </I18nextProvider>,
  );
  return {
    screen,
    session,
    requests,
    report,
    left,
    address: () => address,
    /** The browser's Back (-1) and Forward (1). */
    go: (steps: number) => act(async () => go(steps)),
  };
};
