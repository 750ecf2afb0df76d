// @vitest-environment happy-dom

import { ProtectedRoute } from "@latchkey/browser/routing/protected-route.tsx";
import { SessionProvider } from "@latchkey/browser/session/session-context.tsx";
import { signInAddress } from "@latchkey/domain/vocabulary/sign-in-address.ts";
import { cleanup, render } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { createI18n } from "../locales/create-i18n.ts";
import { aTestSession, aToken } from "../testing/open-app.tsx";

afterEach(cleanup);

test("FRM-040 a protected route says so while the session is pending", async () => {
  const i18n = await createI18n({ language: "en", namespaces: ["shell", "errors"] });
  const { getByText, queryByText } = render(
    <I18nextProvider i18n={i18n}>
      <SessionProvider value={aTestSession(aToken)}>
        <MemoryRouter>
          <ProtectedRoute signInAddress={signInAddress}>secret</ProtectedRoute>
        </MemoryRouter>
      </SessionProvider>
    </I18nextProvider>,
  );
  expect(getByText("This page opened too early")).toBeTruthy();
  expect(queryByText("secret")).toBeNull();
});
