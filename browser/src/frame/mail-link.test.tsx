// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { mailLink } from "./mail-link.tsx";
import { provider } from "./provider.ts";

test("a link to support is not translated if it shows the address itself", () => {
  const translateOf = (words: string) =>
    render(mailLink(words)).container.querySelector("a")?.getAttribute("translate");
  expect(translateOf(provider().supportEmail)).toBe("no");
  expect(translateOf("Write to us")).toBeNull();
});
