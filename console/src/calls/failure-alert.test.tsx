// @vitest-environment happy-dom

import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FailureAlert } from "./failure-alert.tsx";

afterEach(cleanup);

const words = { title: "Not sent", text: "Try again.", tooManyTitle: "Too many", tooMany: "Wait." };

test.each([
  ["no-answer", "Not sentTry again."],
  ["too-many", "Too manyWait."],
] as const)("%s is said and takes the focus", (failure, text) => {
  const screen = render(<FailureAlert failure={failure} words={words} />);
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toBe(text);
  expect(document.activeElement).toBe(alert);
});
