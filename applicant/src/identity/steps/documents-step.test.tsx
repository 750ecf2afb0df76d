// @vitest-environment happy-dom

import { CrashBoundary } from "@latchkey/browser/errors/crash-boundary.tsx";
import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { anIdentity } from "@latchkey/domain/testing/identities.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ErrorPage } from "../../shell/error-page.tsx";
import { aSection } from "../../testing/a-section.ts";
import { aWizard, openStep } from "../../testing/fake-wizard.tsx";
import { IdentitySectionProvider } from "../identity-context.ts";
import { DocumentsStep } from "./documents-step.tsx";

afterEach(cleanup);

const openDocuments = async (said: Parameters<typeof anIdentity>[0]) => {
  const step = (
    <CrashBoundary fallback={<ErrorPage />}>
      <IdentitySectionProvider value={aSection()}>
        <DocumentsStep />
      </IdentitySectionProvider>
    </CrashBoundary>
  );
  const wizard = aWizard();
  const state = { ...wizard.state, values: anIdentity(said) };
  return openStep(step, { ...wizard, state });
};

type Screen = Awaited<ReturnType<typeof openDocuments>>["screen"];

const choices = (screen: Screen) => screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"));
const press = (screen: Screen) => userEvent.click(screen.getByRole("button", { name: "Continue" }));

describe("the choice", () => {
  test("IDN-014 IDN-015 offers the documents allowed for the nationality, and none of them last", async () => {
    const { screen } = await openDocuments({ nationality: "DE" });
    expect(choices(screen)).toEqual(["PASSPORT", "DRIVING_LICENCE", "NATIONAL_ID", "none"]);
    const { screen: austrian } = await openDocuments({ nationality: "AT" });
    expect(within(austrian.container).getAllByRole("radio")).toHaveLength(2);
  });

  test("FRM-303 FRM-304 without a choice Continue is refused with the first rule's message", async () => {
    const { screen, wizard } = await openDocuments({ nationality: "DE" });
    await press(screen);
    const [summary] = await screen.findAllByText("Choose a document, or “I do not have any of these”");
    expect(summary).toBeTruthy();
    expect(wizard.submit).not.toHaveBeenCalled();
  });

  test("FRM-303 a document that is not among the options counts as no choice", async () => {
    const { screen, wizard } = await openDocuments({ nationality: "AT", documents: "NATIONAL_ID" });
    expect(screen.getAllByRole("radio").some((radio) => radio.matches(":checked"))).toBe(false);
    await press(screen);
    await screen.findAllByText(/^Choose a document/);
    expect(wizard.submit).not.toHaveBeenCalled();
  });

  test("an earlier choice is kept and sent", async () => {
    const { screen, wizard } = await openDocuments({ nationality: "DE", documents: "NATIONAL_ID" });
    await press(screen);
    await eventually(() => expect(wizard.submit).toHaveBeenCalledWith({ documents: "NATIONAL_ID" }));
  });

  test("none is a choice like any other", async () => {
    const { screen, wizard } = await openDocuments({ nationality: "DE" });
    await userEvent.click(screen.getByRole("radio", { name: "I do not have any of these" }));
    await press(screen);
    await eventually(() => expect(wizard.submit).toHaveBeenCalledWith({ documents: "none" }));
  });
});

test("FRM-366 IDN-107 FRM-124 a nationality without a mapping is the error page", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const report = vi.spyOn(reporter, "report");
  const { screen } = await openDocuments({ nationality: "XX" });
  expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  expect(screen.getByText("500")).toBeTruthy();
  const [error] = report.mock.calls[0] ?? [];
  expect(error).toMatchObject({ message: "Country code document mapping not found!" });
});
