// @vitest-environment happy-dom

import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aWizard, openStep } from "../testing/fake-wizard.tsx";
import { useStepForm } from "./use-step-form.ts";

afterEach(cleanup);

const onValid = vi.fn();
beforeEach(() => onValid.mockClear());

interface Fields {
  readonly town: string;
  readonly street: string;
}

const atLeastTwo = (value: string): Issue | undefined => {
  if (value === "") return { code: "validation.required" };
  return value.length < 2 ? { code: "validation.min_length", params: { min: 2 } } : undefined;
};

const issues = ({ town, street }: Fields) => {
  const found = { town: atLeastTwo(town), street: atLeastTwo(street) };
  return {
    ...(found.town && { town: found.town }),
    ...(found.street && { street: found.street }),
  };
};

/** Two fields, each with the code of its issue below it. */
function Form() {
  const form = useStepForm<Fields, undefined>({
    defaults: { town: "", street: "" },
    context: undefined,
    issues,
    onValid,
  });
  return (
    <form onSubmit={form.onSubmit}>
      {(["town", "street"] as const).map((field) => (
        <p key={field}>
          <input aria-label={field} {...form.text(field)} />
          <output aria-label={`issue of ${field}`}>{form.issues[field]?.code}</output>
        </p>
      ))}
      <button type="submit">Continue</button>
      <output aria-label="refusals">{form.refusals}</output>
    </form>
  );
}

const openForm = async (...given: Parameters<typeof aWizard>) => {
  const { screen, show } = await openStep(<Form />, aWizard(...given));
  return {
    show,
    field: (name: string) => screen.getByRole("textbox", { name }),
    issueOf: (name: string) => screen.getByRole("status", { name: `issue of ${name}` }).textContent,
    refusals: () => screen.getByRole("status", { name: "refusals" }).textContent,
    press: () => userEvent.click(screen.getByRole("button", { name: "Continue" })),
  };
};

describe("errors of a step", () => {
  test("FRM-315 show on blur of a field, not while it is first typed into", async () => {
    const { field, issueOf } = await openForm();
    await userEvent.type(field("town"), "a");
    expect(issueOf("town")).toBe("");
    await userEvent.tab();
    await eventually(() => expect(issueOf("town")).toBe("validation.min_length"));
    expect(issueOf("street")).toBe("");
  });

  test("FRM-315 a field that was not touched shows none on another's blur", async () => {
    const { field, issueOf } = await openForm();
    await userEvent.type(field("town"), "ab");
    await userEvent.tab();
    expect([issueOf("town"), issueOf("street")]).toEqual(["", ""]);
  });

  test("disappear on change as soon as the answer is valid, and change with it", async () => {
    const { field, issueOf } = await openForm();
    await userEvent.click(field("town"));
    await userEvent.tab();
    await eventually(() => expect(issueOf("town")).toBe("validation.required"));
    await userEvent.type(field("town"), "a");
    await eventually(() => expect(issueOf("town")).toBe("validation.min_length"));
    await userEvent.type(field("town"), "b");
    await eventually(() => expect(issueOf("town")).toBe(""));
  });

  test("FRM-315 all show on Continue, which is refused and counted", async () => {
    const { issueOf, press, refusals } = await openForm();
    await press();
    await eventually(() => expect(refusals()).toBe("1"));
    expect([issueOf("town"), issueOf("street")]).toEqual(["validation.required", "validation.required"]);
    await press();
    await eventually(() => expect(refusals()).toBe("2"));
    expect(onValid).not.toHaveBeenCalled();
  });

  test("a valid answer is submitted; Enter is Continue", async () => {
    const { field, refusals } = await openForm();
    await userEvent.type(field("town"), "Ulm");
    await userEvent.type(field("street"), "Hauptstraße{Enter}");
    await eventually(() => expect(onValid).toHaveBeenCalledWith({ town: "Ulm", street: "Hauptstraße" }));
    expect(refusals()).toBe("0");
  });

  test("are reported with field and code, changes with the field", async () => {
    const reported = vi.spyOn(analytics, "validationError");
    const changed = vi.spyOn(analytics, "changedField");
    const { field } = await openForm();
    await userEvent.type(field("town"), "a");
    await userEvent.tab();
    await eventually(() => expect(reported).toHaveBeenCalledTimes(1));
    expect(reported.mock.calls[0]).toEqual(["town", { code: "validation.min_length", params: { min: 2 } }]);
    expect(changed).toHaveBeenCalledWith("town");
  });
});

describe("server errors", () => {
  const refusal = { kind: "refused", issues: { town: { code: "validation.name.pattern" } } } as const;

  test("are shown at their field until it changes", async () => {
    const { field, issueOf, show } = await openForm({ failure: refusal });
    expect(issueOf("town")).toBe("validation.name.pattern");
    await userEvent.type(field("street"), "x");
    expect(issueOf("town")).toBe("validation.name.pattern");
    await userEvent.type(field("town"), "Ulm");
    expect(issueOf("town")).toBe("");
    show(aWizard({ failure: { ...refusal } }));
    expect(issueOf("town")).toBe("validation.name.pattern");
  });

  test("are replaced by current errors of the rules", async () => {
    const { issueOf, press, refusals } = await openForm({ failure: refusal });
    await press();
    await eventually(() => expect(refusals()).toBe("1"));
    expect(issueOf("town")).toBe("validation.required");
  });
});
