// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { TypedIn } from "./typed-in.tsx";

test.each([
  ["Hello, Amara!", "Amara", 'Hello, <span translate="no">Amara</span>!'],
  ["LK-20004, sent", "LK-20004", '<span translate="no">LK-20004</span>, sent'],
  ["Sam, is Sam in?", "Sam", '<span translate="no">Sam</span>, is <span translate="no">Sam</span> in?'],
  ["Hello!", "", "Hello!"],
  ["Hello!", undefined, "Hello!"],
  ["Hello!", "Amara", "Hello!"],
])("%s with %s", (text, typed, html) => {
  expect(render(<TypedIn text={text} typed={typed} />).container.innerHTML).toBe(html);
});
