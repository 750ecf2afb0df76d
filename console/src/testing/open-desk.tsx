import "@latchkey/browser/testing/patience.ts";
import "./desk-chunks.ts";
import { createUnsavedText, type UnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import { ClockProvider } from "@latchkey/members/shell/clock.ts";
import { type EndpointAnswers, NOW } from "@latchkey/members/testing/endpoint.ts";
import { render } from "@testing-library/react";
import { vi } from "vitest";
import { Root } from "../app/root.tsx";
import { AppRoutes } from "../app/routes.tsx";
import { deskEndpoint } from "./desk-endpoint.ts";
import { deskTexts } from "./desk-texts.ts";

interface Opening {
  readonly path: string;
  /** The state of the entry in the history, as after a reload. */
  readonly state?: object;
  readonly answers: EndpointAnswers;
  readonly roles?: readonly string[];
  readonly unsaved?: UnsavedText;
  /** Epoch milliseconds; by default it stands still. */
  readonly now?: () => number;
}

/** The console at an address, for a member of staff who is signed in, with a fake endpoint. */
export const openDesk = async ({
  path,
  state,
  answers,
  roles,
  unsaved = createUnsavedText("this tab", undefined),
  now = () => NOW,
}: Opening) => {
  window.history.replaceState(state ? { usr: state } : null, "", path);
  const { session, connection, requests, sent } = deskEndpoint(answers, roles);
  vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const i18n = await deskTexts();
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
    sent,
    address: () => window.location.pathname + window.location.search,
  };
};
