// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { emailIssue } from "@latchkey/domain/rules/email.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { MutationFailure } from "../calls/mutation-failure.ts";
import { press } from "../testing/on-screen.ts";
import { showPart } from "../testing/show-part.tsx";
import { useSavedForm } from "./use-saved-form.ts";

afterEach(cleanup);

const onValid = vi.fn();
beforeEach(() => onValid.mockClear());

function Form({ failure }: { readonly failure?: MutationFailure }) {
  const form = useSavedForm<{ name: string; email: string }>({
    defaults: { name: "", email: "" },
    issues: ({ name, email }) => {
      const wrong = emailIssue(email);
      return {
        ...(name === "" && { name: { code: "validation.required" } }),
        ...(wrong && { email: wrong }),
      };
    },
    fields: ["name", "email"],
    idPrefix: "own-",
    failure,
    onValid,
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      {form.fields.map((field) => (
        <Field key={field} label={field} id={`own-${field}`} error={form.issues[field]?.code}>
          {(aria) => <TextInput {...aria} {...form.text(field)} />}
        </Field>
      ))}
      <button type="submit">Save</button>
      <output>{form.isDirty ? "typed" : "untouched"}</output>
    </form>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const isWrong = (name: string) => field(name).getAttribute("aria-invalid") === "true";

const refusedAt = (...fields: readonly string[]): MutationFailure => ({
  kind: "refused",
  code: "INVALID_INPUT",
  issues: Object.fromEntries(fields.map((name) => [name, { code: "validation.pattern" }])),
});

describe("a form that is saved", () => {
  test("says nothing before it is tried; then the first wrong field takes the focus", async () => {
    await showPart(<Form />);
    expect([isWrong("name"), isWrong("email")]).toEqual([false, false]);
    await press("Save");
    await eventually(() => expect([isWrong("name"), isWrong("email")]).toEqual([true, true]));
    await eventually(() => expect(document.activeElement).toBe(field("name")));
    expect(onValid).not.toHaveBeenCalled();
  });

  test("leads the focus to the first of what is left wrong, each time it is tried", async () => {
    await showPart(<Form />);
    type("name", "Ruth");
    await press("Save");
    await eventually(() => expect(document.activeElement).toBe(field("email")));
    await press("Save");
    await eventually(() => expect(document.activeElement).toBe(field("email")));
  });

  test("passes on what is right, and knows that it was typed", async () => {
    await showPart(<Form />);
    expect(screen.getByText("untouched")).toBeTruthy();
    type("name", "Ruth");
    type("email", "ruth@example.com");
    expect(screen.getByText("typed")).toBeTruthy();
    await press("Save");
    expect(onValid.mock.calls[0]?.[0]).toEqual({ name: "Ruth", email: "ruth@example.com" });
  });
});

describe("what the server refused", () => {
  test("stands at its fields, of which the first takes the focus, until each changes", async () => {
    const { show } = await showPart(<Form />);
    type("name", "Ruth");
    type("email", "ruth@example.com");
    await show(<Form failure={refusedAt("email", "name")} />);
    expect([isWrong("name"), isWrong("email")]).toEqual([true, true]);
    await eventually(() => expect(document.activeElement).toBe(field("name")));
    type("email", "ruth@example.org");
    expect([isWrong("name"), isWrong("email")]).toEqual([true, false]);
    type("name", "Ruth A");
    expect(isWrong("name")).toBe(false);
  });

  test("stands there again when it is refused again", async () => {
    const { show } = await showPart(<Form failure={refusedAt("name")} />);
    type("name", "Ruth");
    expect(isWrong("name")).toBe(false);
    await show(<Form failure={refusedAt("name")} />);
    expect(isWrong("name")).toBe(true);
    await eventually(() => expect(document.activeElement).toBe(field("name")));
  });

  test.each([{ kind: "no-answer" }, { kind: "too-many" }] as const)(
    "after %j is nothing",
    async (failure) => {
      await showPart(<Form failure={failure} />);
      expect([isWrong("name"), isWrong("email")]).toEqual([false, false]);
    },
  );
});
