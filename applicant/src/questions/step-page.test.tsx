// @vitest-environment happy-dom
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aWizard, openStep } from "../testing/fake-wizard.tsx";
import { StepPage } from "./step-page.tsx";

afterEach(cleanup);

const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());

const page = (
  <StepPage
    title="What is your name?"
    subtitle="As in your passport"
    prompt={<p>One more thing</p>}
    onSubmit={onSubmit}
  >
    <input aria-label="Name" />
  </StepPage>
);

const notSaved = /not saved yet/;

describe("the frame of a question", () => {
  test("FRM-126 shows the sections, the current one marked", async () => {
    const { screen } = await openStep(page);
    const items = within(screen.getByRole("list", { name: "Sections" })).getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual(["Identity", "Income (To do)"]);
    expect(items[0]?.getAttribute("aria-current")).toBe("step");
  });

  test.each([
    [0, { total: 7, isCertain: false }, "Question 1 of about 7"],
    [4, { total: 5, isCertain: false }, "Question 5 of about 5"],
    [6, { total: 7, isCertain: true }, "Question 7 of 7"],
  ])("FRM-127 SHR-009 at index %i of %o it says %s", async (stepIndex, length, said) => {
    const seenFlow = Array.from({ length: stepIndex + 1 }, (_, index) => `step-${index}`);
    const state = { currentSectionFlowIndex: 0, currentStepIndex: stepIndex, seenFlow, values: {} };
    const { screen } = await openStep(page, aWizard({ stepIndex, state, length }));
    expect(screen.getByText(said)).toBeTruthy();
  });

  test("who changes one answer can cancel, and has a way back from the first step too", async () => {
    const cancel = vi.fn();
    const { screen, wizard } = await openStep(page, aWizard({ stepIndex: 0, cancel }));
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(cancel).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(wizard.back).toHaveBeenCalledTimes(1);
  });

  test("FRM-128 SHR-010 Back goes back; the first step has none", async () => {
    const { screen, wizard, show } = await openStep(page);
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(wizard.back).toHaveBeenCalledTimes(1);
    show(aWizard({ stepIndex: 0 }));
    expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  });

  test("FRM-129 SHR-011 SHR-012 title, subtitle, prompt and the step's form", async () => {
    const { screen } = await openStep(page);
    expect(screen.getByRole("heading", { level: 1, name: "What is your name?" })).toBeTruthy();
    expect(screen.getByText("As in your passport")).toBeTruthy();
    expect(screen.getByText("One more thing")).toBeTruthy();
    expect(screen.getByLabelText("Name").closest("form")).toBeTruthy();
    expect(document.title).toBe("What is your name? – Latchkey");
  });

  test("FRM-130 SHR-013 SHR-014 Continue submits the form, and shows a spinner while it is saved", async () => {
    const { screen, show } = await openStep(page);
    const button = screen.getByRole("button", { name: "Continue" });
    await userEvent.click(button);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(button.getAttribute("aria-busy")).toBeNull();
    show(aWizard({ isSaving: true }));
    expect(button.getAttribute("aria-busy")).toBe("true");
    await userEvent.click(button);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    onSubmit.mockClear();
  });

  test("FRM-131 the footer can be hidden", async () => {
    const { screen } = await openStep(<StepPage title="A title" footer={false} onSubmit={onSubmit} />);
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  });
});

describe("a Continue that was refused", () => {
  const refused = (refusals: number) => (
    <StepPage
      title="A title"
      onSubmit={onSubmit}
      refusals={refusals}
      wrongFields={[{ id: "name", message: "Enter your name" }]}
    />
  );

  test("shows a summary that takes the focus and links to the field; the title says so", async () => {
    const { screen } = await openStep(refused(1));
    expect(screen.getByRole("link", { name: "Enter your name" }).getAttribute("href")).toBe("#name");
    expect(document.activeElement?.textContent).toContain("There is a problem");
    expect(document.title).toBe("Error: A title – Latchkey");
  });

  test("there is no summary before that", async () => {
    const { screen } = await openStep(refused(0));
    expect(screen.queryByRole("link", { name: "Enter your name" })).toBeNull();
    expect(document.title).toBe("A title – Latchkey");
  });
});

describe("a save that failed", () => {
  test("says so, and submits the form again with its current values", async () => {
    const { screen } = await openStep(page, aWizard({ failure: { kind: "no-answer" } }));
    expect(screen.getByRole("alert").textContent).toMatch(notSaved);
    onSubmit.mockClear();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test("a step may have its own retry", async () => {
    const onRetry = vi.fn();
    const step = <StepPage title="A title" onSubmit={onSubmit} onRetry={onRetry} />;
    const { screen } = await openStep(step, aWizard({ failure: { kind: "no-answer" } }));
    onSubmit.mockClear();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test.each([
    ["no-answer", "Try again"],
    ["changed-elsewhere", "Keep what I have here"],
  ] as const)(
    "of which the message goes when its button is pressed (%s) leaves the focus on the page",
    async (kind, name) => {
      const { screen, show } = await openStep(page, aWizard({ failure: { kind } }));
      await userEvent.click(screen.getByRole("button", { name }));
      show(aWizard());
      expect(screen.queryByRole("alert")).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    },
  );

  test("an answer refused by the server has to be changed, not retried", async () => {
    const { screen } = await openStep(page, aWizard({ failure: { kind: "refused", issues: {} } }));
    expect(screen.getByRole("alert").textContent).toContain("We could not accept this answer");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });
});

test("without a wizard around it a step is a defect", async () => {
  const { useWizardPage } = await import("./wizard-context.ts");
  const { renderHook } = await import("@testing-library/react");
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => renderHook(() => useWizardPage())).toThrow("There is no wizard around this step");
});

describe("the summary of wrong fields", () => {
  const wrong = [{ id: "last", message: "Enter your last name" }];
  const other = [{ id: "first", message: "Enter your first name" }];
  const asking = (refusals: number, wrongFields: readonly { id: string; message: string }[]) => (
    <StepPage title="What is your name?" onSubmit={onSubmit} refusals={refusals} wrongFields={wrongFields} />
  );

  test("belongs to the latest refusal: later errors do not take focus", async () => {
    const { screen, draw } = await openStep(asking(1, wrong));
    expect(screen.getByRole("link", { name: "Enter your last name" })).toBeTruthy();
    draw(asking(1, []));
    draw(asking(1, other));
    expect(screen.queryByRole("link", { name: "Enter your first name" })).toBeNull();
    draw(asking(2, other));
    expect(screen.getByRole("link", { name: "Enter your first name" })).toBeTruthy();
  });
});
