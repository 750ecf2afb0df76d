// @vitest-environment happy-dom

import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import type { MutationFailure } from "../calls/mutation-failure.ts";
import { showPart } from "../testing/show-part.tsx";
import { SaveProblem } from "./save-problem.tsx";

afterEach(cleanup);

const refusedAt = (...fields: readonly string[]): MutationFailure => ({
  kind: "refused",
  code: "INVALID_INPUT",
  issues: Object.fromEntries(fields.map((field) => [field, { code: "validation.required", params: {} }])),
});

const closed: MutationFailure = { kind: "refused", code: "CASE_CLOSED", issues: {} };

describe("what was not saved", () => {
  test.each([
    [{ kind: "no-answer" }, "That was not saved", "Check your connection, then try again."],
    [{ kind: "too-many" }, "Too many changes at once", "Wait a few minutes, then try again."],
    [closed, "That is not possible any more", "Somebody may have changed this meanwhile."],
  ] as const)("%j is said in words, which take the focus", async (failure, title, text) => {
    const { screen } = await showPart(<SaveProblem failure={failure} />);
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toContain(title);
    expect(alert.textContent).toContain(text);
    expect(alert.textContent).not.toMatch(/[A-Z]+_[A-Z]+/);
    expect(document.activeElement).toBe(alert);
  });

  test("has the page's own words for a refusal", async () => {
    const { screen } = await showPart(
      <SaveProblem failure={closed} refusedTitle="Too late" refused="They were told." />,
    );
    expect(screen.getByRole("alert").textContent).toBe("Too lateThey were told.");
  });

  test("has the general words for no response, whatever the page says of a refusal", async () => {
    const { screen } = await showPart(
      <SaveProblem failure={{ kind: "no-answer" }} refusedTitle="Too late" refused="They were told." />,
    );
    expect(screen.queryByText("Too late")).toBeNull();
    expect(screen.getByText("That was not saved")).toBeTruthy();
  });
});

test("a failure that follows another takes the focus again", async () => {
  const { screen, show } = await showPart(<SaveProblem failure={{ kind: "no-answer" }} />);
  const alert = screen.getByRole("alert");
  alert.blur();
  await show(<SaveProblem failure={{ kind: "too-many" }} />);
  expect(alert.textContent).toContain("Too many changes at once");
  expect(document.activeElement).toBe(alert);
});

describe("broken rules", () => {
  test("that their fields say are not said again", async () => {
    const { screen } = await showPart(
      <SaveProblem failure={refusedAt("email", "people.2.email")} fields={["email", "people.*.email"]} />,
    );
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("that no field says are said here, each in a sentence", async () => {
    const { screen } = await showPart(
      <SaveProblem failure={refusedAt("email", "basis")} fields={["email"]} />,
    );
    const alert = screen.getByRole("alert");
    expect(alert.textContent).not.toContain("validation.");
    expect(alert.textContent).toMatch(/^That was not saved[A-Z][a-z]/);
  });

  test("of a row are those of this field in every row, and of no other", async () => {
    const { screen } = await showPart(
      <SaveProblem failure={refusedAt("people.11.share")} fields={["people.*.email"]} />,
    );
    expect(screen.getByRole("alert")).toBeTruthy();
  });
});
