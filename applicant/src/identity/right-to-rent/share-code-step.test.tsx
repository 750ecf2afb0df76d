// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { identityValues } from "@latchkey/domain/identity/values.ts";
import { someFacts } from "@latchkey/domain/testing/identities.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { Wizard } from "../../questions/use-wizard.ts";
import { aSection } from "../../testing/a-section.ts";
import { aWizard, openStep } from "../../testing/fake-wizard.tsx";
import { IdentitySectionProvider } from "../identity-context.ts";
import { ShareCodeStep } from "./share-code-step.tsx";

afterEach(cleanup);

const values = identityValues(someFacts());
const state = { currentSectionFlowIndex: 0, currentStepIndex: 5, seenFlow: [], values };
const failure = { kind: "no-answer" } as const;

const openShareCode = async () => {
  const [submit, retry, forgetFailure] = [
    vi.fn(async () => undefined),
    vi.fn(async () => undefined),
    vi.fn(),
  ];
  const wizard = (given: Partial<Wizard<object>> = {}) =>
    aWizard({ state, submit, retry, forgetFailure, ...given });
  const section = aSection({ variant: "IDENTITY_RTR" });
  const { screen, show } = await openStep(
    <IdentitySectionProvider value={section}>
      <ShareCodeStep />
    </IdentitySectionProvider>,
    wizard(),
  );
  return {
    screen,
    submit,
    retry,
    forgetFailure,
    /** The warning, once it has the focus, which it gets after the paint. */
    warning: async () => {
      const alert = await screen.findByRole("alert");
      await eventually(() => expect(document.activeElement).toBe(alert));
      return alert;
    },
    field: screen.getByRole("textbox", { name: "Share code" }),
    press: (name: string) => userEvent.click(screen.getByRole("button", { name })),
    showWizard: (given: Partial<Wizard<object>>) => show(wizard(given)),
    without: screen.getByRole("button", { name: "I do not have a share code" }),
  };
};

test("“no code” can be sent again if saving failed", async () => {
  const { press, showWizard, retry, submit } = await openShareCode();
  await press("I do not have a share code");
  showWizard({ failure });
  await press("Try again");
  expect(retry).toHaveBeenCalledTimes(1);
  expect(submit.mock.calls).toEqual([[{ withoutShareCode: "yes" }]]);
});

test("typing a code after all sends the code, not “no code” again", async () => {
  const { press, field, showWizard, retry, submit, forgetFailure } = await openShareCode();
  await press("I do not have a share code");
  showWizard({ failure });
  await userEvent.type(field, "R");
  expect(forgetFailure).toHaveBeenCalledTimes(1);
  await userEvent.type(field, "12 34A BCD");
  await press("Try again");
  expect(retry).not.toHaveBeenCalled();
  expect(submit).toHaveBeenLastCalledWith({ shareCode: "R12 34A BCD", withoutShareCode: undefined });
});

test("IDN-108 (in part) an unusual code is sent on the second press: the first shows the warning", async () => {
  const { press, field, submit, warning } = await openShareCode();
  await userEvent.type(field, "A1234BCDE");
  await press("Continue");
  expect((await warning()).textContent).toContain("press Continue again");
  expect(submit).not.toHaveBeenCalled();
  await press("Continue");
  await eventually(() => expect(submit).toHaveBeenCalled());
  expect(submit.mock.calls).toEqual([[{ shareCode: "A1234BCDE", withoutShareCode: undefined }]]);
});

test("another unusual code is warned of again, an ordinary one is sent at once", async () => {
  const { press, field, submit, screen, warning } = await openShareCode();
  await userEvent.type(field, "A1234BCDE");
  await press("Continue");
  await warning();
  await userEvent.clear(field);
  await userEvent.type(field, "B1234BCDE");
  await eventually(() => expect(screen.queryByRole("alert")).toBeNull());
  await press("Continue");
  await warning();
  expect(submit).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, "R1234BCDE");
  await press("Continue");
  await eventually(() => expect(submit).toHaveBeenCalled());
  expect(submit.mock.calls).toEqual([[{ shareCode: "R1234BCDE", withoutShareCode: undefined }]]);
});

test("while a code is being saved, “no code” is not possible", async () => {
  const { showWizard, submit, without } = await openShareCode();
  showWizard({ isSaving: true });
  expect(without.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(without);
  expect(submit).not.toHaveBeenCalled();
});
