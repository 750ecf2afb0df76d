// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { TypedIn } from "./typed-in.tsx";

const kept = (value: string): string => `<span translate="no">${value}</span>`;

test.each<[string, ComponentProps<typeof TypedIn>["typed"], string]>([
  ["Hello, Amara!", "Amara", 'Hello, <span translate="no">Amara</span>!'],
  ["LK-20004, sent", "LK-20004", '<span translate="no">LK-20004</span>, sent'],
  ["Sam, is Sam in?", "Sam", '<span translate="no">Sam</span>, is <span translate="no">Sam</span> in?'],
  [
    "Amara and Al guarantee £450 (Flat 2).",
    ["Al", undefined, "Flat 2", "£450", "Amara"],
    `${kept("Amara")} and ${kept("Al")} guarantee ${kept("£450")} (${kept("Flat 2")}).`,
  ],
  ["Also Al: Al’s, Alan", "Al", `Also ${kept("Al")}: ${kept("Al")}’s, Alan`],
  ["Flat 2, 3 Mill Lane", ["Mill", "Flat 2, 3 Mill Lane"], kept("Flat 2, 3 Mill Lane")],
  ["Ana Maria and Ana", ["Ana", "Ana Maria"], `${kept("Ana Maria")} and ${kept("Ana")}`],
  ["Do you know C++ (London)?", "C++ (London)", `Do you know ${kept("C++ (London)")}?`],
  ["Hello!", [], "Hello!"],
  ["Hello!", "", "Hello!"],
  ["Hello!", undefined, "Hello!"],
  ["Hello!", "Amara", "Hello!"],
])("%s with %s", (text, typed, html) => {
  expect(render(<TypedIn text={text} typed={typed} />).container.innerHTML).toBe(html);
});
