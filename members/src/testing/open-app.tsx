import "@latchkey/browser/testing/patience.ts";
import "./chunks.ts";
import type { CacheKeys } from "@latchkey/browser/graphql/cache-keys.ts";
import { createConnection } from "@latchkey/browser/graphql/connection.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import { createUnsavedText, type UnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import type { MemberPages } from "@latchkey/domain/vocabulary/member-wire.ts";
import { render } from "@testing-library/react";
import type { i18n as I18n } from "i18next";
import type { ReactNode } from "react";
import { vi } from "vitest";
import type { RootProps } from "../app/member-root.tsx";
import { ClockProvider } from "../shell/clock.ts";
import { aMemberSession, NOW } from "./endpoint.ts";
import type { GraphqlRequest } from "./graphql-answers.ts";

type Body = Readonly<Record<string, unknown>>;

/** The response to a call below the paths of signing in; undefined for none: the network is away. */
type Call = (body: Body) => Response | Promise<Response> | undefined;

export interface Opening {
  readonly path: string;
  /** By path. Others are answered with an empty object. */
  readonly calls?: Readonly<Record<string, Call>>;
  readonly session?: Session;
  /** Answers of GraphQL: data, errors, or undefined for no response. A test may hold one back. */
  readonly graphql?: (request: GraphqlRequest) => object | undefined | Promise<object | undefined>;
  readonly unsaved?: UnsavedText;
  /** Epoch milliseconds. */
  readonly now?: number;
}

interface OpenedApp {
  readonly pages: MemberPages;
  readonly keys: CacheKeys;
  readonly i18n: Promise<I18n>;
  readonly draw: (root: Omit<RootProps, "children">) => ReactNode;
}

/** Console or portal at an address, with a fake server. */
export const openApp = async ({ pages, keys, i18n, draw }: OpenedApp, opening: Opening) => {
  const { path, calls = {}, session = aMemberSession(pages), graphql } = opening;
  const { unsaved = createUnsavedText("this tab", undefined), now = NOW } = opening;
  window.history.replaceState(null, "", path);
  const sent: [string, Body][] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    // A file is sent as a form.
    const body: Body = typeof init.body === "string" ? JSON.parse(init.body) : {};
    sent.push([address, body]);
    const call = calls[address];
    const response = call ? await call(body) : Response.json({});
    if (!response) throw new TypeError("Failed to fetch");
    return response;
  });
  const operations: GraphqlRequest[] = [];
  const connection = createConnection({
    url: pages.graphql,
    keys,
    session,
    reporter: { report: () => undefined },
    fetch: async (_input, init) => {
      const request: GraphqlRequest = JSON.parse(String(init?.body));
      operations.push(request);
      const answer = await graphql?.(request);
      if (!answer) throw new TypeError("Failed to fetch");
      return Response.json(answer);
    },
  });
  const left = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const root = { i18n: await i18n, session, connection, unsaved };
  const screen = render(<ClockProvider value={() => now}>{draw(root)}</ClockProvider>);
  return {
    screen,
    session,
    /** Calls below the paths of signing in, with their bodies. */
    sent,
    operations,
    /** The documents that the page was left for. */
    left,
    address: () => window.location.pathname + window.location.search,
  };
};
