import "@latchkey/browser/testing/patience.ts";
import "./chunks.ts";
import { createUnsavedText, type UnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { Route, Routes } from "react-router";
import { MemberRoot, type RootProps } from "../app/member-root.tsx";
import { ClockProvider } from "../shell/clock.ts";
import { cacheKeys } from "./cache-keys.ts";
import { type EndpointAnswers, memberEndpoint, NOW } from "./endpoint.ts";
import { memberTexts } from "./member-texts.ts";

export interface PartAt {
  readonly path: string;
  /** The state of the entry in the history. */
  readonly state?: object | undefined;
  readonly now?: number | undefined;
}

interface PartOf {
  readonly endpoint: ReturnType<typeof memberEndpoint>;
  /** Stands around the part. */
  readonly draw: (root: Omit<RootProps, "children" | "i18n" | "unsaved">, part: ReactNode) => ReactNode;
}

/** One part of console or portal, inside of what is around every page, with a fake endpoint. */
export const showPartOf = async ({ endpoint, draw }: PartOf, part: ReactNode, at: PartAt) => {
  const { path, state, now = NOW } = at;
  window.history.replaceState(state ? { usr: state } : null, "", path);
  const { session, connection, ...asked } = endpoint;
  await session.start();
  const around = (inner: ReactNode) => (
    <ClockProvider value={() => now}>{draw({ session, connection }, inner)}</ClockProvider>
  );
  const screen = await act(async () => render(around(part)));
  return {
    ...asked,
    screen,
    /** Draws the part anew, with other properties. */
    show: (other: ReactNode) => act(async () => screen.rerender(around(other))),
    address: () => window.location.pathname + window.location.search,
  };
};

/** Draws by `show` what a hook returns. */
export const showHookWith = async <Result, Shown>(
  show: (part: ReactNode) => Promise<Shown>,
  hook: () => Result,
) => {
  const results: Result[] = [];
  function Probe() {
    results.push(hook());
    return null;
  }
  const shown = await show(<Probe />);
  return {
    ...shown,
    now: (): Result => {
      const last = results.at(-1);
      if (last === undefined) throw new Error("The hook was not drawn");
      return last;
    },
  };
};

/** One page at its address, without the navigation around it. */
export const pageRoute = (page: ReactNode, pattern: string) => (
  <Routes>
    <Route path={pattern} element={page} />
    <Route path="*" element={<p>Another page</p>} />
  </Routes>
);

interface Showing extends Partial<PartAt> {
  readonly answers?: EndpointAnswers;
  readonly unsaved?: UnsavedText;
}

/** Nothing changes them, so that all parts can read the same. */
let texts: ReturnType<typeof memberTexts> | undefined;

export const showPart = async (part: ReactNode, showing: Showing = {}) => {
  const { path = "/console", answers = {}, unsaved = createUnsavedText("this tab", undefined) } = showing;
  const endpoint = memberEndpoint({ pages: staffPages, keys: cacheKeys, answers });
  texts ??= memberTexts();
  const i18n = await texts;
  const draw: PartOf["draw"] = (root, inner) => (
    <MemberRoot {...root} i18n={i18n} unsaved={unsaved} app={{ pages: staffPages }}>
      {inner}
    </MemberRoot>
  );
  return showPartOf({ endpoint, draw }, part, { ...showing, path });
};

export const showHook = <Result,>(hook: () => Result, showing: Showing = {}) =>
  showHookWith((part) => showPart(part, showing), hook);

export const showPage = (page: ReactNode, pattern: string, showing: Showing & { readonly path: string }) =>
  showPart(pageRoute(page, pattern), showing);
