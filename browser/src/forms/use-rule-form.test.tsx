// @vitest-environment happy-dom
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { eventually } from "../testing/eventually.ts";
import type { Issues } from "./issue-resolver.ts";
import { useRuleForm } from "./use-rule-form.ts";

afterEach(cleanup);

interface Fields {
  readonly rent: string;
  readonly since: { readonly month: string; readonly year: string };
}

const required: Issue = { code: "validation.required" };

const issues = ({ rent, since }: Fields, { most }: { readonly most: number }): Issues => ({
  ...(rent === "" && { rent: required }),
  ...(Number(rent) > most && { rent: { code: "validation.max", params: { max: most } } }),
  ...((since.month === "" || since.year === "") && { since: required }),
});

const warnings = ({ rent }: Fields): Issues =>
  Number(rent) > 0 && Number(rent) < 100 ? { rent: { code: "validation.seems_low" } } : {};

const onValid = vi.fn();
beforeEach(() => onValid.mockClear());

function Form({ most = 5000 }: { readonly most?: number }) {
  const form = useRuleForm<Fields, { most: number }>({
    defaults: { rent: "", since: { month: "", year: "" } },
    context: { most },
    issues,
    warnings,
    onValid,
  });
  const since = form.controlled("since");
  return (
    <form onSubmit={form.onSubmit}>
      <input aria-label="rent" {...form.text("rent", (typed) => typed.trim())} />
      <output aria-label="issue of rent">{form.issues.rent?.code}</output>
      <output aria-label="warning of rent">{form.warnings.rent?.code}</output>
      <button type="button" onClick={() => since.onChange({ month: "3", year: "" })} onBlur={since.onBlur}>
        Month only
      </button>
      <button type="button" onClick={() => since.onChange({ month: "3", year: "2026" })}>
        Whole date
      </button>
      <output aria-label="issue of since">{form.issues.since?.code}</output>
      <button type="submit">Continue</button>
      <output aria-label="refusals">{form.refusals}</output>
    </form>
  );
}

const openForm = () => {
  const screen = render(<Form />);
  const said = (name: string) => screen.getByRole("status", { name }).textContent;
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  return { screen, said, press, rent: screen.getByRole("textbox", { name: "rent" }) };
};

test("a field shows its stored form once it is left, and is judged by it", async () => {
  const { rent, said } = openForm();
  await userEvent.type(rent, " 9000 ");
  expect(rent).toHaveProperty("value", " 9000 ");
  await userEvent.tab();
  expect(rent).toHaveProperty("value", "9000");
  await eventually(() => expect(said("issue of rent")).toBe("validation.max"));
  await userEvent.clear(rent);
  await userEvent.type(rent, " 900");
  await userEvent.tab();
  expect(rent).toHaveProperty("value", "900");
  expect(said("issue of rent")).toBe("");
});

describe("a date is one controlled value", () => {
  test("that is validated on blur, as a whole", async () => {
    const { said, press } = openForm();
    await press("Month only");
    expect(said("issue of since")).toBe("");
    await userEvent.tab();
    await eventually(() => expect(said("issue of since")).toBe("validation.required"));
    expect(said("issue of rent")).toBe("");
    await press("Whole date");
    await eventually(() => expect(said("issue of since")).toBe(""));
  });

  test("that is submitted as a whole", async () => {
    const { press, rent } = openForm();
    await userEvent.type(rent, "1200");
    await press("Whole date");
    await press("Continue");
    const sent = { rent: "1200", since: { month: "3", year: "2026" } };
    await eventually(() => expect(onValid).toHaveBeenCalledWith(sent));
  });
});

describe("rules", () => {
  test("that depend on context use the latest one", async () => {
    const { screen, said, press, rent } = openForm();
    await userEvent.type(rent, "1200");
    await press("Whole date");
    screen.rerender(<Form most={1000} />);
    await press("Continue");
    await eventually(() => expect(said("issue of rent")).toBe("validation.max"));
    expect(said("refusals")).toBe("1");
    expect(onValid).not.toHaveBeenCalled();
  });

  test("that only warn do not block", async () => {
    const { said, press, rent } = openForm();
    await userEvent.type(rent, "12");
    expect(said("warning of rent")).toBe("validation.seems_low");
    await press("Whole date");
    await press("Continue");
    await eventually(() => expect(onValid).toHaveBeenCalled());
    expect(said("issue of rent")).toBe("");
  });
});
