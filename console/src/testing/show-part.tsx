import "@latchkey/browser/testing/patience.ts";
import { createUnsavedText, type UnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { Route, Routes } from "react-router";
import { Root } from "../app/root.tsx";
import { ClockProvider } from "../shell/clock.ts";
import type { SignedInStaff } from "../shell/staff.graphql.ts";
import { StaffProvider } from "../shell/staff.ts";
import { type DeskAnswers, deskEndpoint, NOW } from "./desk-endpoint.ts";
import { allTexts } from "./desk-texts.ts";

interface Showing {
  readonly path?: string;
  /** Of the entry in the history. */
  readonly state?: object;
  readonly answers?: DeskAnswers;
  readonly staff?: SignedInStaff;
  readonly unsaved?: UnsavedText;
  readonly now?: number;
}

/** Nothing changes them, so that all parts can read the same. */
let texts: ReturnType<typeof allTexts> | undefined;

/** One part of the console, inside of what is around every page, with a fake endpoint. */
export const showPart = async (part: ReactNode, showing: Showing = {}) => {
  const { path = "/console", state, answers = {}, staff, now = NOW } = showing;
  const { unsaved = createUnsavedText("this tab", undefined) } = showing;
  window.history.replaceState(state ? { usr: state } : null, "", path);
  const { session, connection, ...asked } = deskEndpoint(answers);
  texts ??= allTexts();
  const i18n = await texts;
  await session.start();
  const around = (inner: ReactNode) => (
    <ClockProvider value={() => now}>
      <Root i18n={i18n} session={session} connection={connection} unsaved={unsaved}>
        <StaffProvider value={staff}>{inner}</StaffProvider>
      </Root>
    </ClockProvider>
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

/** What a hook of the console returns, drawn inside of `showPart`. */
export const showHook = async <Result,>(hook: () => Result, showing: Showing = {}) => {
  const results: Result[] = [];
  function Probe() {
    results.push(hook());
    return null;
  }
  const shown = await showPart(<Probe />, showing);
  return {
    ...shown,
    now: (): Result => {
      const last = results.at(-1);
      if (last === undefined) throw new Error("The hook was not drawn");
      return last;
    },
  };
};

/** One page of the console at its address, without the navigation around it. */
export const showPage = (page: ReactNode, pattern: string, showing: Showing & { readonly path: string }) =>
  showPart(
    <Routes>
      <Route path={pattern} element={page} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>,
    showing,
  );
