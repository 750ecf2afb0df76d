// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { ShownAnswer } from "./shown-answer.tsx";

test("only the values of an answer say that they are not translated", () => {
  const pieces = [
    { text: "£950", isValue: true },
    { text: " a month", isValue: false },
  ];
  const { container } = render(<ShownAnswer pieces={pieces} />);
  expect(container.innerHTML).toBe('<span translate="no">£950</span> a month');
});
